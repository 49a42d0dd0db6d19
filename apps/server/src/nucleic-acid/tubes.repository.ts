import type { TubeFacts, TubeResult, TubeState } from '@gongwei/domain/nucleic-acid';
import type { Parameter, Queryable } from '../database/database.port.ts';
import { countyCodeOf, parameters, scopeCondition, type Parameters, type Scope } from '../database/scope.ts';
import { prefixRange } from '../shared/prefix-range.ts';

/** A tube with what its machine has to know of its box, its people and its reports. */
export type TubeRow = {
  readonly county_code: string;
  readonly id: string;
  readonly code: string;
  readonly kind: string;
  readonly sealed: boolean;
  readonly persons: number;
  readonly institution_code: string;
  readonly sampled_at: string;
  readonly state: TubeState;
  readonly box_id: string | null;
  readonly lab_code: string | null;
  readonly lab_no: string | null;
  readonly conclusion: string | null;
  readonly came_from: TubeFacts['cameFrom'] | null;
  readonly plate_no: string | null;
  readonly result: TubeResult | null;
  readonly tester: string | null;
  readonly retests: number;
  readonly checked: 'same' | 'differs' | 'settled' | null;
  readonly read_from: '1' | '2' | null;
  readonly ct_orf1ab: string | number | null;
  readonly ct_n: string | number | null;
  readonly well_no: string | null;
  readonly origin_id: string | null;
  readonly version: number;
  readonly box_state: string | null;
  readonly box_lab: string | null;
  readonly departed_at: string | null;
  readonly printed: boolean;
  readonly begun: boolean;
  readonly waiting: number;
};

const TUBES = `select t.county_code, t.id, t.code, t.kind, t.sealed, t.persons, t.institution_code, t.sampled_at, t.state, t.box_id, t.lab_code, t.lab_no,
    t.conclusion, t.came_from, t.plate_no, t.well_no, t.result, t.tester, t.retests, t.checked, t.read_from, t.ct_orf1ab, t.ct_n, t.origin_id, t.version, b.state as box_state, b.lab_code as box_lab, b.departed_at,
    exists (select 1 from nucleic_reports p where p.county_code = t.county_code and p.tube_id = t.id and p.withdrawn_at is null and p.print_count > 0) as printed,
    exists (select 1 from nucleic_samples s where s.county_code = t.county_code and s.tube_id = t.id and s.new_tube_id is not null) as begun,
    (select count(*) from nucleic_samples s where s.county_code = t.county_code and s.tube_id = t.id and s.closed_at is null)::int as waiting
  from nucleic_tubes t left join nucleic_boxes b on b.county_code = t.county_code and b.id = t.box_id`;

/** Tubes are seen where they were filled and by the laboratory that has them or is to have them. `lab`: the column with the laboratory. */
export function tubeReach(scope: Scope, alias: string, lab: string, into: Parameters): string {
  const own = scopeCondition(scope, alias, into);
  if (scope.institutionCode.length <= 6) return own;
  const { from, until } = prefixRange(scope.institutionCode);
  const county = into.add(countyCodeOf(scope.institutionCode));
  return `(${own} or (${alias}.county_code = ${county} and ${lab} >= ${into.add(from)} and ${lab} < ${into.add(until)}))`;
}

/** A tube within reach. */
export async function findTube(on: Queryable, scope: Scope, id: string): Promise<TubeRow | undefined> {
  const into = parameters();
  const reach = tubeReach(scope, 't', 'coalesce(t.lab_code, b.lab_code)', into);
  const [row] = await on.query<TubeRow>(`${TUBES} where ${reach} and t.id = ${into.add(id)}`, into.values);
  return row;
}

/** A tube of the county, whoever asks: a laboratory may scan what came from anywhere in it. */
export const tubeOf = async (on: Queryable, countyCode: string, id: string): Promise<TubeRow | undefined> =>
  (await on.query<TubeRow>(`${TUBES} where t.county_code = $1 and t.id = $2`, [countyCode, id]))[0];

/** The tube a code was last given to. */
export const tubeByCode = async (on: Queryable, countyCode: string, code: string): Promise<TubeRow | undefined> =>
  (
    await on.query<TubeRow>(
      `${TUBES} where t.county_code = $1 and t.code = $2 order by (t.state = '90'), t.sampled_at desc limit 1`,
      [countyCode, code.trim().toUpperCase()],
    )
  )[0];

/** Tubes within reach by their laboratory numbers or codes, in capitals. */
export function tubesByNumbers(on: Queryable, scope: Scope, numbers: readonly string[]): Promise<readonly TubeRow[]> {
  const into = parameters();
  const reach = tubeReach(scope, 't', 'coalesce(t.lab_code, b.lab_code)', into);
  const wanted = into.add([...numbers]);
  return on.query<TubeRow>(
    `${TUBES} where ${reach} and (t.code = any(${wanted}::text[]) or upper(t.lab_no) = any(${wanted}::text[])) order by (t.state = '90'), t.sampled_at desc`,
    into.values,
  );
}

/** Tubes in a box that were not voided, in the order of their codes. */
export const tubesOfBox = (on: Queryable, countyCode: string, boxId: string): Promise<readonly TubeRow[]> =>
  on.query<TubeRow>(`${TUBES} where t.county_code = $1 and t.box_id = $2 and t.state <> '90' order by t.code`, [
    countyCode,
    boxId,
  ]);

const TYPES = {
  box_id: 'text',
  lab_code: 'text',
  lab_no: 'text',
  receiver: 'text',
  received_at: 'timestamptz',
  arrive_temp: 'numeric',
  conclusion: 'text',
  reject_reasons: 'text[]',
  reject_other: 'text',
  came_from: 'text',
  plate_no: 'text',
  well_no: 'text',
  instrument: 'text',
  kit_name: 'text',
  kit_batch: 'text',
  ct_orf1ab: 'numeric',
  ct_n: 'numeric',
  ct_ic: 'numeric',
  result: 'text',
  tester: 'text',
  tested_at: 'timestamptz',
  reviewer: 'text',
  reviewed_at: 'timestamptz',
  retests: 'int',
  read_from: 'text',
  checked: 'text',
  second_from: 'text',
  second_by: 'text',
  second_at: 'timestamptz',
  second_orf1ab: 'numeric',
  second_n: 'numeric',
  second_ic: 'numeric',
  second_result: 'text',
  retest_opened_at: 'timestamptz',
  retest_due_at: 'timestamptz',
  reason: 'text',
} as const;
/** What changes besides the state. */
export type TubeChange = { readonly [column in keyof typeof TYPES]?: Parameter };

export type TubeEntry = {
  readonly by: string;
  readonly at: string;
  readonly event: string;
  readonly reason?: string;
  readonly details?: object;
};

/** Gives a tube another state in one conditional write, with a line in its history; `false` where somebody was quicker. */
export async function writeTube(
  inside: Queryable,
  row: Pick<TubeRow, 'county_code' | 'id' | 'state' | 'version'>,
  state: TubeState,
  change: TubeChange,
  entry: TubeEntry,
): Promise<boolean> {
  const columns = Object.keys(change) as (keyof typeof TYPES)[];
  const set = columns.map((column, at) => `${column} = $${at + 5}::${TYPES[column]}`);
  const written = await inside.query(
    `update nucleic_tubes set ${['state = $4', 'version = version + 1', ...set].join(', ')}
     where county_code = $1 and id = $2 and version = $3 returning id`,
    [row.county_code, row.id, row.version, state, ...columns.map((column) => change[column] ?? null)],
  );
  if (written.length === 0) return false;
  await inside.query(
    `insert into nucleic_events (county_code, tube_id, no, at, by_id, event, from_state, to_state, reason, details)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb)`,
    [
      row.county_code,
      row.id,
      row.version,
      entry.at,
      entry.by,
      entry.event,
      row.state,
      state,
      entry.reason ?? null,
      JSON.stringify(entry.details ?? {}),
    ],
  );
  return true;
}
