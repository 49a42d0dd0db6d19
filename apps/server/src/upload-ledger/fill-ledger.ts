import { UPLOAD_PAYLOADS } from '@gongwei/domain/upload';
import type { Database, Queryable } from '../database/database.port.ts';
import { workDone } from '../database/derived-work.ts';
import { repeatedTransaction } from '../database/repeated-transaction.ts';
import { todayOf, type ServerClock } from '../shared/server-clock.ts';
import type { RandomSource } from '../shared/random-source.ts';
import { uploadSources } from './upload-sources.query.ts';
import { keepEntries } from './hooks/upload.hook.ts';

/** Which forms are in the ledger: with another one, what was recorded before has to be put there. */
export const LEDGER_VERSION = UPLOAD_PAYLOADS.map(({ formId }) => formId)
  .toSorted()
  .join();
const CHUNK = 200;
const ARCHIVE = 'resident-personal-info';
type Key = { readonly county_code: string; readonly id: string };

// Held while they are looked at: a save of one of them comes before or after, and keeps the ledger itself.
const CANDIDATES = `select r.county_code, r.id from records r
  join residents p on p.county_code = r.county_code and p.id = r.subject_id and p.status = '1'
  where r.form_id = any($1::text[]) and r.subject_kind = 'resident' and r.removed_at is null
    and not exists (select 1 from upload_entries e where e.county_code = r.county_code and e.record_id = r.id)`;
const SHEETS_OF_YEAR = `${CANDIDATES} and r.occurred_on >= $2`;
const ARCHIVES_OF_THEM = `${CANDIDATES}
    and exists (select 1 from upload_entries o where o.county_code = r.county_code and o.resident_id = r.subject_id)`;
const IN_TURN = `order by r.county_code, r.id limit ${CHUNK} for no key update of r`;

type Tools = { readonly database: Database; readonly clock: ServerClock; readonly random: RandomSource };

/**
 * Puts into the ledger what was recorded this year before there was one, and the archives of those people. Safe to repeat and to break off.
 * @returns how many records it put there.
 */
export async function fillLedger(tools: Tools, goOn: () => boolean = () => true): Promise<number> {
  const sheets = await fill(tools, goOn, `${SHEETS_OF_YEAR} ${IN_TURN}`, yearOf(tools));
  const archives = await fill(tools, goOn, `${ARCHIVES_OF_THEM} ${IN_TURN}`, [[ARCHIVE]]);
  if (goOn()) await workDone(tools.database, 'uploads', LEDGER_VERSION);
  return sheets + archives;
}

const yearOf = ({ clock }: Pick<Tools, 'clock'>) => {
  const forms = UPLOAD_PAYLOADS.map(({ formId }) => formId).filter((id) => id !== ARCHIVE);
  return [forms, `${todayOf(clock).slice(0, 4)}-01-01`] as const;
};

/** Whether something that was recorded is not in the ledger yet. */
export async function lacksEntries({ database, clock }: Pick<Tools, 'database' | 'clock'>): Promise<boolean> {
  const [one] = await database.query(`${SHEETS_OF_YEAR} limit 1`, yearOf({ clock }));
  const [other] = one ? [one] : await database.query(`${ARCHIVES_OF_THEM} limit 1`, [[ARCHIVE]]);
  return other !== undefined;
}

async function fill(
  { database, clock, random }: Tools,
  goOn: () => boolean,
  sql: string,
  values: Parameters<Queryable['query']>[1],
): Promise<number> {
  let count = 0;
  while (goOn()) {
    const done = await repeatedTransaction(database, async (inside) => {
      const rows = await inside.query<Key>(sql, values);
      for (const [county, own] of Map.groupBy(rows, ({ county_code }) => county_code)) {
        const sources = await uploadSources(
          inside,
          county,
          own.map(({ id }) => id),
        );
        await keepEntries(inside, { now: clock.now(), random }, sources, todayOf(clock));
      }
      return rows.length;
    });
    count += done;
    if (done < CHUNK) return count;
  }
  return count;
}
