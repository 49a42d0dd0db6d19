import type { Queryable } from './database.port.ts';

/** Code under which changes stand that no branch is known of: they count for all of them. */
export const EVERYWHERE = '';
/** Beside the homes of whoever changed: sheets of theirs lay in branches nobody knows any more. No code of an institution. */
export const SOMEWHERE = '*';
/** So many rows of changes beside one an institution are added up by whoever reads them. */
export const MANY_CHANGES = 500;

/** To be called after a change of residents whose branches are not told: everything kept of them is asked anew, in all processes. */
export async function residentsChanged(database: Queryable): Promise<void> {
  await database.query('insert into branch_changes (institution_code) values ($1)', [EVERYWHERE]);
}

/** Somebody whose archive or sheets changed, and where they and a changed sheet belonged before. */
type ChangedPerson = {
  readonly countyCode: string;
  readonly id: string;
  readonly institutionCode: string;
  readonly sheetAt?: string;
  /** Sheets came from another file or went to one: where they lay before is not known. */
  readonly sheetsMoved?: boolean;
};

/**
 * The same of one person, within the transaction that changes them: numbers of branches they have nothing in are kept. A person is in the
 * branch they belong to and wherever a sheet of theirs does. Who was moved took sheets along from anywhere.
 */
export async function personChanged(inside: Queryable, person: ChangedPerson): Promise<void> {
  const { countyCode, id, institutionCode, sheetAt = institutionCode, sheetsMoved = false } = person;
  await inside.query(
    `insert into branch_changes (institution_code)
     select institution_code from residents where county_code = $1 and id = $2
     union select $6 from residents where county_code = $1 and id = $2 and (institution_code <> $3 or $5::boolean)
     union select institution_code from records where county_code = $1 and subject_id = $2
     union select unnest(array[$3, $4])`,
    [countyCode, id, institutionCode, sheetAt, sheetsMoved, SOMEWHERE],
  );
}

/** One row for many of the same institution; the sums stay what they were. Of several who do so at once each takes rows of its own. */
export const addUpChanges = (database: Queryable): Promise<unknown> =>
  database.query(
    `with gone as (delete from branch_changes where ctid = any (array(select ctid from branch_changes for update skip locked))
       returning institution_code, change)
     insert into branch_changes (institution_code, change) select institution_code, sum(change)::bigint from gone group by 1`,
  );
