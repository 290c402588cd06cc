"""The atomic steps, in Lua: Redis runs nothing else during a script.

Times are seconds of Redis's own clock, written with six decimals.
"""

from __future__ import annotations

from tgbot.store.calls import Script

_SAVE_ROW = r"""
-- Compare the version, write the row and mark the cause, or do nothing at all.
local row, marks = KEYS[1], KEYS[2]
local token, body, expected, cause = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local row_lifetime, mark_lifetime = ARGV[5], tonumber(ARGV[6])

-- The head of a row is at most 16 digits, a space and 8 letters.
local version, writer = string.match(redis.call('GETRANGE', row, 0, 31), '^(%d+) (%x+)')
if writer == token then
    return 'done'  -- the same save again, whose answer was lost
end

local time = redis.call('TIME')  -- seconds and microseconds
local now = time[1] + time[2] / 1000000
if cause ~= '' then
    local marked = redis.call('ZSCORE', marks, cause)
    if marked and tonumber(marked) > now - mark_lifetime then
        return 'duplicate'
    end
end
if expected ~= '' and expected ~= (version or '0') then
    return version and 'stale' or 'missing'
end

local head = string.format('%d %s\n', (version or 0) + 1, token)
redis.call('SET', row, head .. body)
if row_lifetime ~= '' then
    redis.call('EXPIRE', row, row_lifetime)
end
if cause ~= '' then
    redis.call('ZREMRANGEBYSCORE', marks, '-inf', string.format('%.6f', now - mark_lifetime))
    redis.call('ZADD', marks, string.format('%.6f', now), cause)
    redis.call('EXPIRE', marks, mark_lifetime)
end
"""

SAVE_TABLE = Script(
    _SAVE_ROW
    + r"""
-- With the row: when something must happen next, and from when others may draw what was saved.
local shown, due, dirty = KEYS[3], KEYS[4], KEYS[5]
local id, due_at, drawn_within = ARGV[7], ARGV[8], tonumber(ARGV[9])
redis.call('EXPIRE', shown, row_lifetime)
if due_at ~= '' then
    redis.call('ZADD', due, due_at, id)
else
    redis.call('ZREM', due, id)
end
redis.call('ZADD', dirty, string.format('%.6f', now + drawn_within), id)
return 'done'
"""
)

SAVE_PROFILE = Script(
    r"""
-- Version 0.2.0 marked an update by its bare number.
local number = string.match(ARGV[4], '^update:(%d+)$')
local marked_at = number and redis.call('ZSCORE', KEYS[2], number)
if marked_at then
    redis.call('ZADD', KEYS[2], marked_at, ARGV[4])
    redis.call('ZREM', KEYS[2], number)
end
"""
    + _SAVE_ROW
    + "return 'done'"
)

NOTE_SHOWN = Script(r"""
-- Write what destinations of a table show now. It is clean when all of them show the row's version, else dirty.
-- Gives the row's version, whether it is clean or dirty, and for each note the address that is not the table's any
-- more, '' where there is none: the one that stood there before, or that of a note which does not take over. None is
-- given that a later note has taken over again.
local row, shown, dirty = KEYS[1], KEYS[2], KEYS[3]
local id, drawn_within = ARGV[1], tonumber(ARGV[2])

local newest = string.match(redis.call('GETRANGE', row, 0, 31), '^%d+')
local answer = {newest or '0', 'clean'}
for i = 3, #ARGV, 4 do
    local destination, text, takes_over, replaced = ARGV[i], ARGV[i + 1], ARGV[i + 2] == '1', ''
    local instead_of = ARGV[i + 3]  -- addresses, with a space before and after each
    if newest and text ~= '' then
        local before = redis.call('HGET', shown, destination)
        local there = before and string.match(before, '^%d+ (.*)$')
        local here = string.match(text, '^%d+ (.*)$')
        local moves = there and there ~= here
        local gone = moves and string.find(instead_of, ' ' .. there .. ' ', 1, true)
        if takes_over or gone or not moves then
            redis.call('HSET', shown, destination, text)
            replaced = moves and not gone and there or ''
        else
            replaced = here
        end
    elseif newest then
        redis.call('HDEL', shown, destination)
    end
    table.insert(answer, replaced)
end
if not newest then
    redis.call('ZREM', dirty, id)
    return answer
end
for i, replaced in ipairs(answer) do
    local place = i > 2 and redis.call('HGET', shown, ARGV[(i - 2) * 4 - 1])
    if place and string.match(place, '^%d+ (.*)$') == replaced then
        answer[i] = ''
    end
end

redis.call('PEXPIRE', shown, redis.call('PTTL', row))
for _, text in ipairs(redis.call('HVALS', shown)) do
    if string.match(text, '^%d+') ~= newest then
        -- Others may know already, and have it by lease.
        local time = redis.call('TIME')
        local at = string.format('%.6f', time[1] + time[2] / 1000000 + drawn_within)
        redis.call('ZADD', dirty, 'NX', at, id)
        answer[2] = 'dirty'
        return answer
    end
end
redis.call('ZREM', dirty, id)
return answer
""")

CLAIM = Script(r"""
-- Move the tables whose time has come to the end of a lease, and give the lease, then each table and its time before.
-- Their rows are in the same slot as the queue: what the rows' keys start with comes as an argument.
local queue = KEYS[1]
local rows, limit, lease, ahead = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local newest_first = ARGV[5] == '1'
local time = redis.call('TIME')
local now = string.format('%.6f', time[1] + time[2] / 1000000 + ahead)
local lease_end = string.format('%d.%06d', time[1] + lease, time[2])

local claimed, answer = 0, {lease_end}
while claimed < limit do
    local found
    if newest_first then
        found = redis.call('ZREVRANGEBYSCORE', queue, now, '-inf', 'WITHSCORES', 'LIMIT', 0, limit - claimed)
    else
        found = redis.call('ZRANGEBYSCORE', queue, '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit - claimed)
    end
    if #found == 0 then
        break
    end
    for i = 1, #found, 2 do
        if redis.call('EXISTS', rows .. found[i]) == 1 then
            redis.call('ZADD', queue, lease_end, found[i])
            table.insert(answer, found[i])
            table.insert(answer, found[i + 1])
            claimed = claimed + 1
        else
            redis.call('ZREM', queue, found[i])
        end
    end
end
return answer
""")

RELEASE = Script(r"""
-- End a lease: put the table back to its time before, or remove it. What was set since the claim stays as it is.
local queue = KEYS[1]
local id, lease_end, at = ARGV[1], ARGV[2], ARGV[3]
local stands = redis.call('ZSCORE', queue, id)
if not stands or tonumber(stands) ~= tonumber(lease_end) then
    return
end
if at ~= '' then
    redis.call('ZADD', queue, at, id)
else
    redis.call('ZREM', queue, id)
end
""")

ADD_TABLE = Script(r"""
-- Gives back the tables that were opened so long ago that they may have expired, and the first opened of those that
-- are too many.
local now = redis.call('TIME')  -- seconds and microseconds
redis.call('ZADD', KEYS[1], string.format('%d.%06d', now[1], now[2]), ARGV[1])
local old, keep = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now[1] - ARGV[2]), ARGV[3]
return {old, keep ~= '' and redis.call('ZRANGE', KEYS[1], 0, -1 - keep) or {}}
""")

SET_ASIDE = Script(r"""
local row = redis.call('GET', KEYS[1])
if row then
    redis.call('SET', KEYS[2], row)
end
return 0
""")

ADOPT = Script(r"""
-- Write the row of a table of version 0.2.0 under its new keys, unless somebody has: then theirs is newer.
local row, marks, shown = KEYS[1], KEYS[2], KEYS[3]
local text, left, mark_lifetime, destination, shows = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[5]
if redis.call('EXISTS', row) == 1 then
    return 0
end
redis.call('SET', row, text, 'PX', left)
if destination ~= '' then
    redis.call('HSET', shown, destination, shows)
    redis.call('PEXPIRE', shown, left)
end
for i = 6, #ARGV, 2 do
    redis.call('ZADD', marks, ARGV[i + 1], ARGV[i])
end
redis.call('EXPIRE', marks, mark_lifetime)
return 1
""")

ALL = (SAVE_TABLE, SAVE_PROFILE, NOTE_SHOWN, CLAIM, RELEASE, ADD_TABLE, SET_ASIDE, ADOPT)
