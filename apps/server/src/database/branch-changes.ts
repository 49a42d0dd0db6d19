import { sendAlong, type Queryable } from './database.port.ts';
import { parameters, scopeCondition, type Scope } from './scope.ts';

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
  await sendAlong(
    inside,
    `insert into branch_changes (institution_code)
     select institution_code from residents where county_code = $1 and id = $2
     union select $6 from residents where county_code = $1 and id = $2 and (institution_code <> $3 or $5::boolean)
     union select institution_code from records where county_code = $1 and subject_id = $2
     union select unnest(array[$3, $4])`,
    [countyCode, id, institutionCode, sheetAt, sheetsMoved, SOMEWHERE],
  );
}

/** The same of people of a scope whom somebody holds who changes many of them, or is about to take them out: where they are at home does not change. */
export async function peopleChanged(inside: Queryable, scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const into = parameters();
  const who = `${scopeCondition(scope, 'r', into)} and r.id = any(${into.add([...ids])}::text[])`;
  await inside.query(
    `insert into branch_changes (institution_code)
     select r.institution_code from residents r where ${who}
     union select s.institution_code from residents r join records s on s.county_code = r.county_code and s.subject_id = r.id where ${who}`,
    into.values,
  );
}

/** The same of a sheet that is of nobody: numbers of what institutions keep are asked anew. */
export const sheetChanged = (inside: Queryable, places: readonly string[]): Promise<void> =>
  sendAlong(inside, 'insert into branch_changes (institution_code) select distinct unnest($1::text[])', [[...places]]);

/** Where whoever a note names is at home now; null of who is gone. Asked row by row, as a join of few notes might read everybody. */
const HOME_OF_NOTE = `case when c.record_id is not null then (select (select p.institution_code from residents p where p.county_code = r.county_code and p.id = r.subject_id)
    from records r where r.county_code = c.county_code and r.id = c.record_id)
  when c.resident_id is not null then (select p.institution_code from residents p where p.county_code = c.county_code and p.id = c.resident_id)
  else c.institution_code end`;

/** How the changes of each home add up, by the kind of rows that changed: of people and sheets themselves, which is '', or of a table. `rows`: that many are noted. */
type ChangesOfHome = {
  readonly code: string;
  readonly kind: string;
  readonly sum: string;
  readonly rows: number;
};
export const changesByHome = (database: Queryable): Promise<readonly ChangesOfHome[]> =>
  database.query<ChangesOfHome>(
    `select code, kind, sum(change)::text as sum, count(*)::int as rows
     from (select ${HOME_OF_NOTE} as code, kind, change from branch_changes c) as noted where code is not null group by 1, 2`,
  );

/** One row for many of the same home and kind; the sums stay what they were. Of several who do so at once each takes rows of its own. */
export const addUpChanges = (database: Queryable): Promise<unknown> =>
  database.query(
    `with gone as (delete from branch_changes where ctid = any (array(select ctid from branch_changes for update skip locked))
       returning institution_code, change, kind, county_code, resident_id, record_id),
     at_home as (select ${HOME_OF_NOTE} as code, kind, change from gone c)
     insert into branch_changes (institution_code, kind, change) select code, kind, sum(change)::bigint from at_home where code is not null group by 1, 2`,
  );
