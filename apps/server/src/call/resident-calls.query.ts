import type { ResidentCall } from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import { dayOf } from '../shared/server-clock.ts';
import { secondsOfTalk } from './past-calls.query.ts';

type Row = {
  id: string;
  placed_by: string;
  kind: 'audio' | 'video';
  started_at: string;
  connected_at: string;
  ended_at: string;
  people: readonly { readonly id: string; readonly name: string; readonly note: string }[];
};

const CALLS_AT_MOST = 200;

/** The talks about a resident, newest first, at most 200. Whoever may see the file may see them. `readerId`: who called writes the note. */
export async function callsAbout(
  database: Queryable,
  residentId: string,
  readerId: string,
): Promise<readonly ResidentCall[]> {
  const rows = await database.query<Row>(
    `select c.id, c.placed_by, c.kind, c.started_at, c.connected_at, c.ended_at,
       (select jsonb_agg(jsonb_build_object('id', p.user_id, 'name', coalesce(u.name, ''), 'note', p.note) order by p.place)
        from call_participants p left join users u on u.id = p.user_id
        where p.county_code = c.county_code and p.call_id = c.id and p.entered_at is not null) as people
     from calls c where c.resident_id = $1 and c.connected_at is not null and c.ended_at is not null
     order by c.started_at desc, c.id desc limit ${CALLS_AT_MOST}`,
    [residentId],
  );
  return rows.map(({ id, placed_by, kind, started_at, connected_at, ended_at, people }) => ({
    callId: id,
    kind,
    on: dayOf(started_at),
    startedAt: started_at,
    seconds: secondsOfTalk(connected_at, connected_at, ended_at),
    participants: people.map(({ name }) => name),
    note: noteOf(people),
    ...(placed_by === readerId && { ownNote: people.find((one) => one.id === readerId)?.note ?? '' }),
  }));
}

/** Who wrote what is said where more than one did. */
function noteOf(people: Row['people']): string {
  const written = people.filter(({ note }) => note !== '');
  return written.length === 1
    ? (written[0]?.note ?? '')
    : written.map(({ name, note }) => `${name}：${note}`).join('；');
}
