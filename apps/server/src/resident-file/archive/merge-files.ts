import { LIVE_APPOINTMENT } from '@gongwei/domain/scheduling';
import type { Queryable } from '../../database/database.port.ts';
import { moveTies, returnTies, type MovedTies } from '../../resident/family-merge.ts';
import type { ResidentRecord } from '../../resident/resident.mapper.ts';

const LIVE = LIVE_APPOINTMENT.map((state) => `'${state}'`).join(', ');

/** What may be taken over from the file that is given up. Names of columns. */
export const TAKEN_FIELDS = ['phone', 'address'] as const;
export type TakenField = (typeof TAKEN_FIELDS)[number];
type Values = { readonly [field in TakenField]?: string | null };

/** Rows of a table of which each is some person's: `goes` and `untouched` which of them, `also` what else is set on the way there, `key` their identifier where it is not `id`. */
type BesideFile = { readonly goes: string; readonly untouched: string; readonly also?: string; readonly key?: string };

const ITS_APPOINTMENT =
  '$3 = (select a.resident_id from appointments a where a.county_code = $1 and a.id = o.appointment_id)';

/**
 * What is kept of a person beside their records: which of it goes along ($1 county, $2 the file given up, $3 the one that is kept), and which comes back
 * (`$5` the instant of the merger; $2 is then the kept file and $3 the other). In this order: what follows another table comes behind it. Of two
 * appointments of one year and kind the kept file's own stays, and the other one ends with its file.
 */
const BESIDE: { readonly [table: string]: BesideFile } = {
  appointments: {
    goes: `not (o.state in (${LIVE}) and exists (
      select 1 from appointments k where k.county_code = $1 and k.resident_id = $3 and k.year = o.year and k.check_type = o.check_type and k.state in (${LIVE})))`,
    untouched: 'o.updated_at <= $5',
  },
  // A tube that is drawn goes with its appointment: its results come later.
  laboratory_labels: { key: 'code', goes: ITS_APPOINTMENT, untouched: ITS_APPOINTMENT },
  invitation_contacts: {
    goes: 'true',
    also: ', no = o.no + (select coalesce(max(k.no), 0) from invitation_contacts k where k.county_code = $1 and k.resident_id = $3)',
    untouched: 'true',
  },
  // Found by the number, as everywhere.
  nucleic_samples: {
    goes: `o.id_no = (select coalesce(r.id_number, '') from residents r where r.county_code = $1 and r.id = $2)`,
    untouched: 'true',
  },
  calls: { goes: 'o.ended_at is not null', untouched: 'true' },
  // Who stands in for a while stands in at the kept file, where it is of the same institution and nobody does yet.
  plan_doctors: {
    key: 'programme',
    goes: `(select institution_code from residents where county_code = $1 and id = $2) = (select institution_code from residents where county_code = $1 and id = $3)
      and not exists (select 1 from plan_doctors k where k.county_code = $1 and k.resident_id = $3 and k.programme = o.programme)`,
    untouched: 'o.at <= $5',
  },
};
const TABLES = Object.entries(BESIDE);

/** What a merger did, to be undone: records by their ids, and what the kept file said before and says now. */
export type Merged = {
  readonly keptId: string;
  readonly moved: readonly string[];
  /** Ids of what is kept beside records, by table; mergers of before it was kept have none. */
  readonly beside?: { readonly [table: string]: readonly string[] };
  readonly ties?: MovedTies;
  readonly before: Values;
  readonly after: Values;
};

// A sheet of which a person has one stays where it is if the kept file has one: nothing of either is lost, and nothing is there twice.
const MOVABLE = `r.county_code = $1 and r.subject_id = $2 and r.subject_kind = 'resident' and not exists (
  select 1 from records k where k.county_code = $1 and k.subject_id = $3 and k.form_id = r.form_id and k.slot is not null and k.slot = r.slot)`;

/** How many records of each form would move, and which sheets would stay. */
export const mergePlan = (on: Queryable, given: ResidentRecord, kept: ResidentRecord) =>
  on.query<{ form_id: string; moves: boolean; count: number }>(
    `select r.form_id, (${MOVABLE}) as moves, count(*)::int as count from records r
     where r.county_code = $1 and r.subject_id = $2 and r.subject_kind = 'resident' group by 1, 2 order by 1, 2`,
    [given.county_code, given.id, kept.id],
  );

/** What of `BESIDE` is told before a merger, as which kind; labels go without a word with their appointments. */
const TOLD = {
  appointments: 'appointment',
  invitation_contacts: 'contact',
  nucleic_samples: 'sample',
  calls: 'call',
  plan_doctors: 'stand-in',
} as const;
export const BESIDE_KINDS = Object.values(TOLD);

/** What is kept beside the records: how much of each kind would go over, and how much would stay. Kinds there is something of. */
export async function besidePlan(on: Queryable, given: ResidentRecord, kept: ResidentRecord) {
  const counts = Object.entries(TOLD).map(
    ([table, kind]) =>
      `select '${kind}'::text as kind, count(*) filter (where goes)::int as goes, count(*) filter (where not goes)::int as stays
       from (select (${BESIDE[table]?.goes}) as goes from ${table} o where o.county_code = $1 and o.resident_id = $2) as asked`,
  );
  const rows = await on.query<{ kind: (typeof BESIDE_KINDS)[number]; goes: number; stays: number }>(
    counts.join(' union all '),
    [given.county_code, given.id, kept.id],
  );
  return rows.filter(({ goes, stays }) => goes + stays > 0);
}

/** Moves what one file holds into another one of the same person. Both are held by the transaction. */
export async function mergeFiles(
  inside: Queryable,
  given: ResidentRecord,
  kept: ResidentRecord,
  take: readonly TakenField[],
): Promise<Merged> {
  const rows = await inside.query<{ id: string }>(
    `update records r set subject_id = $3, institution_code = $4 where ${MOVABLE} returning r.id`,
    [given.county_code, given.id, kept.id, kept.institution_code],
  );
  const moved = rows.map(({ id }) => id);
  await moveConcepts(inside, given.county_code, [given.id, kept.id], moved);
  const beside = await moveBeside(inside, given, kept);
  const ties = await moveTies(inside, given.county_code, given.id, kept.id);
  const taken = take.filter((field) => given[field] !== null && given[field] !== kept[field]);
  const before = Object.fromEntries(taken.map((field) => [field, kept[field]]));
  const after = Object.fromEntries(taken.map((field) => [field, given[field]]));
  await setFields(inside, kept, after);
  return { keptId: kept.id, moved, beside, ...(ties && { ties }), before, after };
}

/** Gives the records back to the file they came from; what was written into the kept one since stays there. */
export async function unmergeFiles(
  inside: Queryable,
  given: ResidentRecord,
  kept: ResidentRecord,
  { moved, beside, ties, before, after, at }: Merged & { readonly at: string },
): Promise<number> {
  const rows = await inside.query<{ id: string }>(
    `update records set subject_id = $3, institution_code = $4 where county_code = $1 and subject_id = $2 and id = any($5) returning id`,
    [given.county_code, kept.id, given.id, given.institution_code, moved],
  );
  const back = rows.map(({ id }) => id);
  await moveConcepts(inside, given.county_code, [kept.id, given.id], back);
  for (const [table, { key = 'id', untouched }] of TABLES)
    await inside.query(
      `update ${table} o set resident_id = $3 where o.county_code = $1 and o.resident_id = $2 and o.${key} = any($4) and $5::timestamptz is not null and ${untouched}`,
      [given.county_code, kept.id, given.id, beside?.[table] ?? [], at],
    );
  if (ties) await returnTies(inside, given.county_code, kept.id, ties, at);
  const untouched = TAKEN_FIELDS.filter((field) => field in after && kept[field] === after[field]);
  await setFields(inside, kept, Object.fromEntries(untouched.map((field) => [field, before[field] ?? null])));
  return back.length;
}

async function moveBeside(
  inside: Queryable,
  given: ResidentRecord,
  kept: ResidentRecord,
): Promise<NonNullable<Merged['beside']>> {
  const beside: { [table: string]: readonly string[] } = {};
  for (const [table, { key = 'id', goes, also = '' }] of TABLES) {
    const rows = await inside.query<{ id: string }>(
      `update ${table} o set resident_id = $3${also} where o.county_code = $1 and o.resident_id = $2 and ${goes} returning o.${key} as id`,
      [given.county_code, given.id, kept.id],
    );
    if (rows.length > 0) beside[table] = rows.map(({ id }) => id);
  }
  return beside;
}

/** Values are found by their person: of a county they are by far the most rows, and an index of their records would cost each save. */
const moveConcepts = async (
  inside: Queryable,
  countyCode: string,
  [from, to]: readonly [from: string, to: string],
  records: readonly string[],
): Promise<void> =>
  void (await inside.query(
    'update concept_values set subject_id = $3 where county_code = $1 and subject_id = $2 and record_id = any($4)',
    [countyCode, from, to, records],
  ));

async function setFields(inside: Queryable, { county_code, id }: ResidentRecord, values: Values): Promise<void> {
  const fields = TAKEN_FIELDS.filter((field) => field in values);
  if (fields.length === 0) return;
  await inside.query(
    `update residents set ${fields.map((field, at) => `${field} = $${at + 3}`).join(', ')} where county_code = $1 and id = $2`,
    [county_code, id, ...fields.map((field) => values[field] ?? null)],
  );
}
