import type { ArchiveEventType, ArchiveStatus } from '@gongwei/domain/resident';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../../database/database.port.ts';
import type { Staff } from '../../identity/users.repository.ts';
import type { ServerContext } from '../../server-context.ts';

export type StoredArchiveEvent = {
  readonly id: string;
  readonly resident_id: string;
  readonly event: ArchiveEventType;
  readonly from_status: ArchiveStatus;
  readonly to_status: ArchiveStatus;
  readonly on_day: CalendarDay;
  readonly at: string;
  readonly by_id: string;
  readonly by_name: string;
  readonly institution_code: string;
  readonly details: JsonObject;
};

const COLUMNS = 'id, resident_id, event, from_status, to_status, on_day, at, by_id, by_name, institution_code, details';

export const archiveEventById = async (
  on: Queryable,
  countyCode: string,
  id: string,
): Promise<StoredArchiveEvent | undefined> =>
  (
    await on.query<StoredArchiveEvent>(`select ${COLUMNS} from archive_events where county_code = $1 and id = $2`, [
      countyCode,
      id,
    ])
  )[0];

/** Newest first. */
export const archiveEventsOf = (
  on: Queryable,
  countyCode: string,
  residentId: string,
): Promise<readonly StoredArchiveEvent[]> =>
  on.query<StoredArchiveEvent>(
    `select ${COLUMNS} from archive_events where county_code = $1 and resident_id = $2 order by at desc, id desc limit 200`,
    [countyCode, residentId],
  );

/** Notes an event and lets every area do what follows from it. What they have to say of it is kept with the event, and given. */
export async function noteArchiveEvent(
  { archiveHooks, forms }: Pick<ServerContext, 'archiveHooks' | 'forms'>,
  inside: Queryable,
  countyCode: string,
  by: Pick<Staff, 'id' | 'name' | 'institutionCode'>,
  one: NewArchiveEvent,
): Promise<string | undefined> {
  await insertArchiveEvent(inside, countyCode, by, one);
  const { resident_id: residentId, from_status: from, to_status: to, on_day: on, at, event, details } = one;
  const sentences: string[] = [];
  const tell = (sentence: string): void => void sentences.push(sentence);
  const change = { inside, countyCode, residentId, forms, event, on, details, from, to, at, by, tell };
  for (const hook of archiveHooks) await hook(change);
  if (sentences.length === 0) return undefined;
  const told = sentences.join('；');
  await inside.query(
    `update archive_events set details = details || jsonb_build_object('told', $3::text) where county_code = $1 and id = $2`,
    [countyCode, one.id, told],
  );
  return told;
}

export type NewArchiveEvent = Omit<StoredArchiveEvent, 'by_id' | 'by_name' | 'institution_code'>;

const insertArchiveEvent = async (
  inside: Queryable,
  countyCode: string,
  by: Pick<Staff, 'id' | 'name' | 'institutionCode'>,
  one: NewArchiveEvent,
): Promise<void> =>
  void (await inside.query(
    `insert into archive_events (county_code, ${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb)`,
    [
      countyCode,
      one.id,
      one.resident_id,
      one.event,
      one.from_status,
      one.to_status,
      one.on_day,
      one.at,
      by.id,
      by.name,
      by.institutionCode,
      JSON.stringify(one.details),
    ],
  ));
