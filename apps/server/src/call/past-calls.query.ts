import { maskFor } from '@gongwei/domain/shared';
import type { CallKind, CallParty } from '@gongwei/domain/call';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import { allows, RESIDENT_CODES } from '../identity/permissions.policy.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import { parameters, scopeCondition } from '../database/scope.ts';
import type { CallOutcome } from './coordinator/call-state.ts';
import { parties } from './staff-directory.query.ts';

/** A call that was, from the side of one of those in it. Instants are ISO 8601, `seconds` those of the talk. */
export type PastCall = {
  readonly callId: string;
  readonly kind: CallKind;
  readonly direction: 'placed' | 'received';
  readonly outcome: CallOutcome;
  readonly others: readonly CallParty[];
  readonly startedAt: string;
  readonly seconds: number;
  readonly seen: boolean;
  readonly note: string;
  readonly resident?: { readonly id: string; readonly name: string };
};

type Row = {
  call_id: string;
  county_code: string;
  kind: CallKind;
  placed_by: string;
  outcome: CallOutcome;
  connected_at: string | null;
  entered_at: string | null;
  left_at: string | null;
  invited_at: string;
  seen: boolean;
  note: string;
  resident_id: string | null;
  resident_name: string | null;
};

const PAST_AT_MOST = 100;

/** Seconds that somebody was in and heard others. */
export const secondsOfTalk = (connectedAt: string | null, enteredAt: string | null, leftAt: string | null): number =>
  connectedAt === null || enteredAt === null || leftAt === null
    ? 0
    : Math.max(0, Math.round((Date.parse(leftAt) - Math.max(Date.parse(connectedAt), Date.parse(enteredAt))) / 1_000));

/** Newest first, at most 100. Whom a call was about is named to those who may see that resident's file, and to nobody else. */
export async function pastCalls(database: Queryable, staff: Staff): Promise<readonly PastCall[]> {
  const into = parameters();
  const userId = staff.id;
  const mayRead = allows(staff.permissions, RESIDENT_CODES, 'V') ? 'true' : 'false';
  const rows = await database.query<Row>(
    `select p.call_id, p.county_code, c.kind, c.placed_by, p.outcome, c.connected_at, p.entered_at, p.left_at, p.invited_at, p.seen, p.note,
       r.id as resident_id, r.name as resident_name
     from call_participants p join calls c on c.county_code = p.county_code and c.id = p.call_id
       left join residents r on r.id = c.resident_id and ${mayRead} and ${scopeCondition(staff, 'r', into)}
     where p.user_id = ${into.add(userId)} and p.outcome is not null order by p.invited_at desc, p.call_id desc limit ${PAST_AT_MOST}`,
    into.values,
  );
  const others = await database.query<{ county_code: string; call_id: string; user_id: string }>(
    'select county_code, call_id, user_id from call_participants where call_id = any($1) and user_id <> $2 order by call_id, place',
    [rows.map((row) => row.call_id), userId],
  );
  const people = await parties(database, [...new Set(others.map(({ user_id }) => user_id))]);
  return rows.map((row) => ({
    callId: row.call_id,
    kind: row.kind,
    direction: row.placed_by === userId ? 'placed' : 'received',
    outcome: row.outcome,
    others: others
      .filter(({ county_code, call_id }) => county_code === row.county_code && call_id === row.call_id)
      .flatMap(({ user_id }) => people.get(user_id) ?? []),
    startedAt: row.invited_at,
    // Who did not come when asked in once more left at an instant that is nobody's end of a talk.
    seconds: row.outcome === 'talked' ? secondsOfTalk(row.connected_at, row.entered_at, row.left_at) : 0,
    seen: row.seen,
    note: row.note,
    ...(row.resident_id === null
      ? {}
      : {
          resident: {
            id: row.resident_id,
            name: maskFor(readerOf(staff), 'person-name', row.resident_name ?? '') ?? '',
          },
        }),
  }));
}

/** What rang unanswered before an instant is no longer new. */
export async function markSeen(database: Queryable, userId: string, before: string): Promise<void> {
  await database.query(
    'update call_participants set seen = true where user_id = $1 and not seen and outcome is not null and invited_at <= $2',
    [userId, before],
  );
}

/** Keeps somebody's note about a call they were in or were asked into. `false`: there is no such call of theirs. */
export async function keepNote(database: Queryable, userId: string, callId: string, note: string): Promise<boolean> {
  const rows = await database.query(
    'update call_participants set note = $3 where user_id = $1 and call_id = $2 returning call_id',
    [userId, callId, note],
  );
  return rows.length > 0;
}
