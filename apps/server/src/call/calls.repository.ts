import type { CallKind, CallParty } from '@gongwei/domain/call';
import type { Database, Queryable } from '../database/database.port.ts';
import { raiseReminders } from '../reminding/raise-reminders.ts';
import { dayOf } from '../shared/server-clock.ts';
import type { Call, CallOutcome, Participant, Stage } from './coordinator/call-state.ts';
import { parties } from './staff-directory.query.ts';

const instant = (at: number | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

/**
 * Writes calls as they are now, all or none: one way to the disk, however many there are. Clients make the ids: a call that takes the id of
 * another one is left out, as the other is part of somebody's record.
 */
export const keepCalls = (database: Database, calls: readonly Call[]): Promise<void> =>
  database.transaction(async (inside) => {
    const kept = await inside.query<{ county_code: string; id: string }>(
      `insert into calls (county_code, id, kind, placed_by, started_at, connected_at, ended_at, resident_id)
       select * from jsonb_to_recordset($1::jsonb) as c (county_code text, id text, kind text, placed_by text, started_at timestamptz,
         connected_at timestamptz, ended_at timestamptz, resident_id text)
       on conflict (county_code, id) do update set connected_at = excluded.connected_at, ended_at = excluded.ended_at, resident_id = excluded.resident_id
         where calls.placed_by = excluded.placed_by and calls.started_at = excluded.started_at
       returning county_code, id`,
      [JSON.stringify(calls.map(callRow))],
    );
    const own = calls.filter(({ countyCode, id }) =>
      kept.some((row) => row.county_code === countyCode && row.id === id),
    );
    await inside.query(
      `insert into call_participants (county_code, call_id, user_id, place, stage, outcome, invited_by, invited_at, entered_at, left_at)
       select * from jsonb_to_recordset($1::jsonb) as p (county_code text, call_id text, user_id text, place int, stage text, outcome text,
         invited_by text, invited_at timestamptz, entered_at timestamptz, left_at timestamptz)
       on conflict (county_code, call_id, user_id) do update set place = excluded.place, stage = excluded.stage, outcome = excluded.outcome,
         invited_by = excluded.invited_by, invited_at = excluded.invited_at, entered_at = excluded.entered_at, left_at = excluded.left_at`,
      [JSON.stringify(own.flatMap((call) => call.participants.map((one, place) => participantRow(call, one, place))))],
    );
    for (const call of own) await remindOfMissed(inside, call);
  });

/** Who was called and did not come in is told once the call is over. */
async function remindOfMissed(inside: Queryable, call: Call): Promise<void> {
  if (call.endedAt === undefined) return;
  const from = call.participants.find(({ party }) => party.userId === call.placedBy)?.party.name ?? '';
  const missed = call.participants.filter(({ outcome }) => outcome === 'missed');
  const reminders = missed.map(({ party }) => ({
    countyCode: call.countyCode,
    rule: 'missed-call' as const,
    subjectId: call.id,
    dueOn: dayOf(call.startedAt),
    recipientId: party.userId,
    facts: { from },
  }));
  await raiseReminders(inside, new Date(call.endedAt).toISOString(), reminders);
}

const callRow = (call: Call) => ({
  county_code: call.countyCode,
  id: call.id,
  kind: call.kind,
  placed_by: call.placedBy,
  started_at: instant(call.startedAt),
  connected_at: instant(call.connectedAt),
  ended_at: instant(call.endedAt),
  resident_id: call.residentId ?? null,
});

const participantRow = (call: Call, one: Participant, place: number) => ({
  county_code: call.countyCode,
  call_id: call.id,
  user_id: one.party.userId,
  place,
  stage: one.stage === 'reconnecting' ? 'in' : one.stage,
  outcome: one.outcome ?? null,
  invited_by: one.invitedBy ?? null,
  invited_at: instant(one.invitedAt),
  entered_at: instant(one.enteredAt),
  left_at: instant(one.leftAt),
});

type CallRow = {
  county_code: string;
  id: string;
  kind: CallKind;
  placed_by: string;
  started_at: string;
  connected_at: string | null;
  resident_id: string | null;
};
type ParticipantRow = {
  call_id: string;
  user_id: string;
  stage: Stage;
  outcome: CallOutcome | null;
  invited_by: string | null;
  invited_at: string;
  entered_at: string | null;
  left_at: string | null;
};

/** The calls that had not ended. Those who are in have no window. */
export async function runningCalls(database: Queryable): Promise<readonly Call[]> {
  const calls = await database.query<CallRow>(
    'select * from calls where ended_at is null order by started_at limit 10000',
  );
  if (calls.length === 0) return [];
  const rows = await database.query<ParticipantRow>(
    'select * from call_participants where call_id = any($1) order by call_id, place',
    [calls.map(({ id }) => id)],
  );
  const people = await parties(database, [...new Set(rows.map(({ user_id }) => user_id))]);
  return calls.map((call) => ({
    id: call.id,
    countyCode: call.county_code,
    kind: call.kind,
    placedBy: call.placed_by,
    startedAt: Date.parse(call.started_at),
    ...(call.connected_at === null ? {} : { connectedAt: Date.parse(call.connected_at) }),
    ...(call.resident_id === null ? {} : { residentId: call.resident_id }),
    participants: rows
      .filter(({ call_id }) => call_id === call.id)
      .flatMap((row) => {
        const party = people.get(row.user_id);
        return party ? [participantFrom(row, party, call.kind)] : [];
      }),
  }));
}

const participantFrom = (row: ParticipantRow, party: CallParty, kind: CallKind): Participant => ({
  party,
  stage: row.stage,
  invitedAt: Date.parse(row.invited_at),
  microphone: true,
  camera: kind === 'video',
  ...(row.invited_by === null ? {} : { invitedBy: row.invited_by }),
  ...(row.entered_at === null ? {} : { enteredAt: Date.parse(row.entered_at) }),
  ...(row.left_at === null ? {} : { leftAt: Date.parse(row.left_at) }),
  ...(row.outcome === null ? {} : { outcome: row.outcome }),
});
