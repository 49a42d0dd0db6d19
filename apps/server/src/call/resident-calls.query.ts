import type { ResidentCall } from '@gongwei/domain/resident';
import type { Queryable } from '../database/database.port.ts';
import { dayOf } from '../shared/server-clock.ts';
import { secondsOfTalk } from './past-calls.query.ts';

type Row = {
  id: string;
  kind: 'audio' | 'video';
  started_at: string;
  connected_at: string;
  ended_at: string;
  people: readonly { readonly name: string; readonly note: string }[];
};

const CALLS_AT_MOST = 200;

/** The talks about a resident, newest first, at most 200. Whoever may see the file may see them. */
export async function callsAbout(database: Queryable, residentId: string): Promise<readonly ResidentCall[]> {
  const rows = await database.query<Row>(
    `select c.id, c.kind, c.started_at, c.connected_at, c.ended_at,
       (select jsonb_agg(jsonb_build_object('name', coalesce(u.name, ''), 'note', p.note) order by p.place)
        from call_participants p left join users u on u.id = p.user_id
        where p.county_code = c.county_code and p.call_id = c.id and p.entered_at is not null) as people
     from calls c where c.resident_id = $1 and c.connected_at is not null and c.ended_at is not null
     order by c.started_at desc, c.id desc limit ${CALLS_AT_MOST}`,
    [residentId],
  );
  return rows.map(({ id, kind, started_at, connected_at, ended_at, people }) => ({
    callId: id,
    kind,
    on: dayOf(started_at),
    startedAt: started_at,
    seconds: secondsOfTalk(connected_at, connected_at, ended_at),
    participants: people.map(({ name }) => name),
    note: noteOf(people),
  }));
}

/** Who wrote what is said where more than one did. */
function noteOf(people: Row['people']): string {
  const written = people.filter(({ note }) => note !== '');
  return written.length === 1
    ? (written[0]?.note ?? '')
    : written.map(({ name, note }) => `${name}：${note}`).join('；');
}
