# Words that the tutor recognises in written questions, one idea a line. They are never shown.
#
# Words are separated by spaces. words_with_lines belong together, and a star at the end (combination*) is anything.
# A word may stand in several lines. Capital letters and accents do not matter, and one wrong letter in a long word is
# forgiven. A language that has no word for something has a dash there.

# The ranks of cards, then the same in the plural.
heard-rank-A = ace a
heard-rank-2 = two deuce
heard-rank-3 = three trey
heard-rank-4 = four
heard-rank-5 = five
heard-rank-6 = six
heard-rank-7 = seven
heard-rank-8 = eight
heard-rank-9 = nine
heard-rank-T = ten t
heard-rank-J = jack knave j eleven
heard-rank-Q = queen q twelve
heard-rank-K = king k thirteen
heard-ranks-A = aces
heard-ranks-2 = twos deuces
heard-ranks-3 = threes
heard-ranks-4 = fours
heard-ranks-5 = fives
heard-ranks-6 = sixes
heard-ranks-7 = sevens
heard-ranks-8 = eights
heard-ranks-9 = nines
heard-ranks-T = tens
heard-ranks-J = jacks knaves
heard-ranks-Q = queens
heard-ranks-K = kings
heard-suit-C = club clubs
heard-suit-D = diamond diamonds
heard-suit-H = heart hearts
heard-suit-S = spade spades
heard-storan = storan big_casino big_kasino great_casino the_big_one good_ten
heard-lillan = lillan little_casino little_kasino small_casino the_little_one good_two

# How many: two fives, both kings, all queens.
heard-count-2 = two both both_the both_of_the a_pair_of 2
heard-count-3 = three 3
heard-count-4 = four 4
heard-count-5 = five 5
heard-count-all = all all_the all_of all_of_the every
heard-count-several = several several_of_the many multiple
# Before these a number is a count and no card: four new cards, 16 points.
heard-counted =
    card cards point points player players people giv* round* times team teams spade spades group* set sets sums ways
    things thing piles percent places combination*

# Words that tie cards together.
heard-plus = plus
heard-and = and n
heard-or = or
heard-of = of
heard-on = on onto upon against
heard-with = with using
heard-by = by
heard-taken = be_taken taken_by be_captured captured_by taken_with captured_with
heard-have = have hold holding play playing got
heard-i = i you we he she they one someone somebody player

# Words of the question
heard-what = what which whats
heard-how = how
heard-how-many =
    how_many how_much number_of how_far maximum minimum max at_most how_long at_the_most what_number how_big how_high
    how_few how_often number least
heard-who = who whose which_player whom whos
heard-when = when
heard-can =
    can may could allowed able possible permitted ok okay legal is_there fine is_it_ok is_it_allowed valid alright
heard-must =
    must have_to has_to need needs required obliged forced obligated necessary force forces penalty punished got_to
    gotta needed do_you_have_to do_i_have_to demand* supposed hav_to ha_to haveto hafta hv_to
heard-compulsory =
    compulsory mandatory obligatory voluntary optional obligation required_to compulsion free_choice voluntarily
heard-choose = choose pick_one pick_between choice chosen choosing select* decide*
heard-although =
    though although even_though even_if instead rather could_have might_have could_capture could_take
    although_i_could even_when
heard-happens =
    happen* what_then what_now happening occurs do_i_do do_we_do do_you_do what_if what_do_i_do what_do_we_do
    what_should_i_do

# What one does
heard-take =
    x take takes taking took taken captur* grab* pick_up picks_up picking_up takes_up be_taken taken_by be_captured
    captured_by taken_with captured_with collect* snatch* pick steal* win_cards gather* gets_taken scoop* no_takes
    no_captures capture capturing captured hoover catch* beat beats nab* claim* beat* eat* hits_on swallow*
heard-lay =
    lay lays laid put puts place places drop drops trail discard* throw throws dump play_out set_down placing stack
heard-lay-out = lay_out lays_out lay_down put_down put_out trail lay_a_card_out laying_out discard* laid_out
heard-play = play plays played playing
heard-draw = draw draws drawing drawn drew pick_a_card take_a_card_from_the_stock pick_up_a_card
heard-deal = deal* dealt dealing hand_out handed_out dealer
heard-pass = pass passing skip* sit_out miss_a_turn pass_my_turn sit_this_out skipping stand_pat passed
heard-leave =
    leave refrain* refuse* decline* not_take leave_it abstain* dont_want do_not_want let_it_lie leaving without_taking
    ignore wait
heard-look =
    look* count_my count_the_cards count_cards i_count peek* check* see view* brows* inspect* go_through have_a_look
    looking checking peek
heard-build = build* built
heard-win = a_draw win wins winner winning won victor* victory wins_the_game champion
heard-end =
    end ends over finish* ended stop stops decided runs_out run_out used_up decid* stopp* ending done game_over finished
    gone ran_out continue
heard-begin = begin* start* first goes_first leads first_turn opens lead kicks_off kick_off kicks
heard-reach =
    reach* get_to gets_to got_to hit hits pass_16 arriv* getting_to pass passes passed exceed* at_16 hit_16 go_over
    goes_over going_over went_over
heard-get = get gets getting receive* got

# The things of the game
heard-sweep = tabb* sweep sweeps swept
heard-sistan =
    sistan last_take last_trick last_capture last_taker takes_last took_last last_to_take final_take final_trick
    final_capture last_point
heard-last-round = last_card last_round last_play last_turn last_deal last_hand final_round final_card end_of_the_giv
heard-last-cards = last_cards final_cards
heard-last = last final end
heard-leftover = left leftover* left_over remain* rest left_on_the_table unclaimed stay_on
heard-table =
    nothing_on_the_table no_cards_on_the_table table_has_been_cleared no_cards_left_on table on_the_table
    from_the_table to_the_table
heard-lie = lie lies lying be_on_the_table there_be out_there sitting lay_there stay stays sits there
heard-already = already
heard-hand = hand hands in_the_hand in_hand from_the_hand from_hand in_my_hand hand_card hand_cards
heard-pile = pile piles stack stacks cards_i_took cards_i_have_taken cards_i_captured have_captured
heard-look-back = previous_take previous_play previous_trick
heard-stock = stock talon talong deck pack the_pack
heard-card = card cards more_cards another_card next_cards
heard-joker = joker*
heard-trump = trump* follow_suit follow*
heard-point = point* score* scoring pts
heard-value = two_values rank worth value values count counts counted valued counting ranks
heard-same =
    same equal identical alike match duplicate duplicates each_other one_another same_as equals two_of_a_kind its_equal
heard-tie =
    a_draw tie tied ties equally_many equal equally draw even shared share split as_many_cards as_many_spades 26
    even_split evenly identical_totals we_are_even were_even a_tie level
heard-most = most majority more_than_the_others more_cards_than more_spades_than
heard-sure = sure surely certain* guarantee* safe* enough 27 secure* definitely unbeatable needed know_that do_i_know
heard-spades = spade spades
heard-extra = extra bonus additional more_points bonus_points on_top
heard-overspades =
    överspad* overspad* extra_spade extra_spades more_than_seven over_seven above_seven more_than_7 eight_spades
    nine_spades 8_spades 9_spades ten_spades many_spades
heard-player =
    player* people person* friends persons humans folks ppl person be_players participant* two_players two_people family
heard-team =
    team* partner* two_against_two two_on_two two_versus_two 2_against_2 2v2 in_pairs pairs together_with alliance*
    partnership* teammate* ally allies themselves themself alliances team_up doubles two_vs_two 2_vs_2 versus
heard-several = several multiple more_than_one many lots lots_of more_than
heard-one = only single lone just one alone just_one with_one_card one_card a_single_card 1_card
heard-one-each-time = at_a_time one_by_one
heard-all =
    all_the all_of all_of_the all whole everything every entire as_much_as altogether in_all all_three all_four
    all_of_them each_and_every every_card everyone all_cards everybody
heard-clear = clear clears cleared clean cleans empty_the emptying emptied emptie*
heard-after = after
heard-middle = middle during mid before
heard-at-once = immediately right_away as_soon_as instantly directly straight_away as_soon
heard-same-time =
    at_once at_the_same_time in_one_go same_time together simultaneously in_one_turn same_play same_turn same_move
    one_turn per_turn in_one_play in_one_move one_play one_and_fourteen 1_and_14 in_a_single_turn all_at_once
    in_a_turn one_go simultan*
heard-giv = giv givs
heard-parti = parti matches a_match the_match one_match whole_game partis
heard-round = round rounds
heard-trick = trick tricks
heard-nobody = nobody no_one none no_player
heard-nothing-there =
    nothing no no_cards nothing_on_the_table no_cards_on_the_table nothing_to_take table_has_been_cleared
    no_cards_left_on not_a_single not_one no_takes no_captures
heard-both = two_values both one_and_fourteen 1_and_14 both_of_us us_both both_the both_of_the
heard-empty = empty gone bare out ran_out
heard-next-to = next_to beside alongside
heard-difference = difference* differ* unlike compare* special_about separate*
heard-kasino = kasino casino
heard-dragkasino = dragkasino draw_kasino draw_casino drag_kasino
heard-option = option* variant* setting* house_rule* house_rule house_rules settings alternative*
heard-rule = rule* teach
heard-sum = sum sums add adds adding addition total added_up add_up added combined combine plus count_together
heard-pair = pair
heard-group = combination* group* set sets combo* grouping matches pairs_and_sums
heard-face = face faces court picture*
heard-exact = exact* completely_right even
heard-higher = higher bigger larger high highest stronger
heard-lower = lower smaller low lowest weaker
heard-twice = twice two_times double again
heard-turn = turn turns move moves
heard-direction = direction clockwise anticlockwise counterclockwise
heard-new = new refill* fresh more_cards another_card next_cards refilled
heard-each = each each_time every_time every_round every everyone everybody
heard-special = special* power powers magic superpower ability unique special_about
heard-1 = 1 one_and_fourteen 1_and_14
heard-14 = 14 fourteen one_and_fourteen 1_and_14
heard-15 = 15 fifteen
heard-16 = the_target 16 sixteen 17 18 19 20 22 enough_points
heard-another = another one_more a_second
heard-dealer = dealer*
heard-part = part be_in used be_used be_used_in belong*
heard-not = not cannot cant dont never isnt couldnt wont doesnt arent none_of no without
heard-first-draw = draw_again highest_draw
heard-mean = mean means meant meaning define definition explain describe called stand_for word call
heard-suit = suit suits color colour
heard-matter = matter matters important difference role
heard-change = change* switch* adjust* customi* modif* set own_rules
heard-good = good best better important valuable collect collecting
heard-limit = limit* unlimited max maximum full room fit_on any_number cap at_most
heard-fit = fit fits match matches matching work works working
heard-alone = alone myself himself themselves solo by_myself
heard-why = why how_come
heard-where = where
heard-near = close near nearly almost approximately
heard-less = less too_low lower_than short missing one_less a_bit_less
heard-more = more too_high too_big exceeds above over go_over
heard-use = use used using reuse
heard-opponent = opponent* others other_players other_player someone_else somebody_else
heard-goal = goal aim object objective the_point_of purpose about
heard-shuffle = shuffl*
heard-alternate = take_turns rotate* alternat* take_turns_dealing pass_around move_around change moves_on
heard-digits = number numbers digit* numeric
heard-we = we us were
heard-enough = enough suffic* is_enough
heard-power = superpower power powers super_card special_rule ability magic
heard-before = before
heard-needs = need needs needed required
heard-fill = refill* fill filled top_up
heard-above = on_top on_top_of stack stacked
heard-help = help together cooperate friend friends
heard-long = long far
heard-part-of = some one_of just_one part_of only_some a_few just_some
heard-previous = previous back last_move past
heard-left-side = left_of clockwise anticlockwise counterclockwise around direction which_way
heard-two = two both 2 both_of_them
heard-you = your yourself are_you youre you_are do_you_speak
heard-people = people ppl persons friends folks humans brother sister mom mum dad group
heard-always = always
heard-for = for to
heard-be = be
heard-game = game games
heard-times = times
heard-took = took taken captured gone
heard-know = know understand
heard-first-to = first_to
heard-beat = beat beats below
heard-big = big small
heard-11 = 11 eleven
heard-12 = 12 twelve
heard-13 = 13 thirteen
heard-many = many loads lots_of
heard-undo = undo* take_back take_it_back take_that_back regret* redo
heard-advice = tip tips advice hint hints strateg* tactic* suggest*

# Other things than this game.
heard-elsewhere =
    poker bridge uno chess football soccer hockey tennis golf basketball baseball bingo lotter* roulette blackjack
    solitaire monopoly yahtzee whist canasta rummy weather rain* sunny snow* cold clock today tomorrow yesterday tonight
    weekend christmas easter holiday* vacation* monday tuesday wednesday thursday friday saturday sunday bus buses train
    trains car cars plane* bike airport* driving licence* license* travel* trip stockholm sweden swedish norway denmark
    finland europe world country countries city capital london paris france england american food eat eating pizza
    coffee beer wine icecream ice_cream dinner lunch breakfast cake pancake* cook money dollar* cost costs price* loan
    salary tax* ticket* shop shops buy shopping school homework job work_tomorrow teacher doctor sick tired hungry sad
    happy love hate kids children wife dog* cat cats movie* music song* guitar sing tv channel* news book minister*
    president* parliament election* politic* government league olympics goals computer* phone* wifi password* internet
    language* picture_of send robot stupid ugly dumb lives life seat seats login log_in leaving boring bed test library

# Words that say nothing of what the question is about, but of its language.
heard-nothing =
    i you we he she it they the an a is are am be been was were do does did to of in on at by for from with and or but
    if then that this there these those my your our their me us them as so than no have has had get gets got will would
    should shall any some other another own one up out into please hello hi hey thanks wonder question what which how
    when why ever also too just really actually very use using make makes about after before who whom tell know game
    matching ive im id youre right wrong friend says said having more most_of good bad moment might where while because
    something anything someone lot thing things still yet again ours mine yours off down back first second ok well want
    wants like think sure_that normal usually kind sort way time times during_the at_all whether dont true say only
    between through each go goes went come comes anyone anybody pick hear heard told far works work working explain
    called does_it is_it um hmm eh ah let lets must_be mate dude buddy guys sir maybe perhaps suppose imagine case
    example instance fast slow often ended_up ends_up ones keep mode once later either now included u ur wanna whos
    gonna its
