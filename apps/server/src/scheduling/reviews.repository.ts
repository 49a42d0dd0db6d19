import type { Delivery, FieldReason, ReportState, ReviewState } from '@gongwei/domain/scheduling';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Judged } from './judge-check-up.rules.ts';

export type ReviewRow = {
  readonly county_code: string;
  readonly record_id: string;
  readonly state: ReviewState;
  readonly missing: number | null;
  readonly critical: boolean | null;
  readonly critical_told: JsonObject | null;
  readonly without_reason: string | null;
  readonly note: string | null;
  readonly fields: readonly FieldReason[];
  readonly judged_version: number | null;
  readonly judged_at: string | null;
  readonly judged_by: string | null;
  readonly report_state: ReportState;
  readonly delivery: (Delivery & JsonObject) | null;
  readonly version: number;
};

const COLUMNS = `county_code, record_id, state, missing, critical, critical_told, without_reason, note, fields, judged_version, judged_at, judged_by,
  report_state, delivery, version`;

/** Reviews of sheets that have one, kept until the transaction ends, in the order of their ids. */
export const holdReviews = (
  inside: Queryable,
  countyCode: string,
  recordIds: readonly string[],
): Promise<readonly ReviewRow[]> =>
  inside.query<ReviewRow>(
    `select ${COLUMNS} from check_up_reviews where county_code = $1 and record_id = any($2::text[]) order by record_id for update`,
    [countyCode, [...recordIds]],
  );

export type HandedOut = {
  readonly delivery: Delivery;
  readonly delivered_at: string;
  readonly by_name: string | null;
  readonly delivery_signature: string | null;
};
/** Who fetched the report of a sheet, from whom, and what they signed. */
export const readDelivery = async (
  on: Queryable,
  countyCode: string,
  recordId: string,
): Promise<HandedOut | undefined> =>
  (
    await on.query<HandedOut>(
      `select v.delivery, v.delivered_at, u.name as by_name, v.delivery_signature from check_up_reviews v left join users u on u.id = v.delivered_by
       where v.county_code = $1 and v.record_id = $2 and v.delivery is not null and v.delivered_at is not null`,
      [countyCode, recordId],
    )
  )[0];

/** The review of a sheet, begun where there is none yet, kept until the transaction ends. */
export async function beginReview(inside: Queryable, countyCode: string, recordId: string): Promise<ReviewRow> {
  await inside.query('insert into check_up_reviews (county_code, record_id) values ($1, $2) on conflict do nothing', [
    countyCode,
    recordId,
  ]);
  const [row] = await holdReviews(inside, countyCode, [recordId]);
  return row as ReviewRow;
}

export const readReview = async (on: Queryable, countyCode: string, recordId: string): Promise<ReviewRow | undefined> =>
  (
    await on.query<ReviewRow>(`select ${COLUMNS} from check_up_reviews where county_code = $1 and record_id = $2`, [
      countyCode,
      recordId,
    ])
  )[0];

/** What was judged of the sheet as it stands. A critical value that is another one now was told nobody yet. */
export const writeJudged = async (
  inside: Queryable,
  row: ReviewRow,
  state: ReviewState,
  { missing, abnormal, critical }: Judged,
): Promise<void> =>
  void (await inside.query(
    `update check_up_reviews set state = $3, missing = $4, errors = 0, abnormal = $5, critical = $6, version = version + 1,
       critical_told = case when $6 then critical_told end,
       note = case when $3 = '0' and state = '2' then null else note end,
       fields = case when $3 = '0' then '[]'::jsonb else fields end
     where county_code = $1 and record_id = $2`,
    [row.county_code, row.record_id, state, missing.length, abnormal, critical],
  ));

export type Verdict = {
  readonly by: string;
  readonly at: string;
  readonly recordVersion: number;
  readonly note?: string;
  readonly without?: string;
  readonly fields?: readonly FieldReason[];
};

export const writeVerdict = async (
  inside: Queryable,
  row: ReviewRow,
  state: ReviewState,
  { by, at, recordVersion, note, without, fields = [] }: Verdict,
): Promise<void> =>
  void (await inside.query(
    `update check_up_reviews set state = $3, judged_by = $4, judged_at = $5, judged_version = $6, note = $7, without_reason = $8, fields = $9::jsonb,
       version = version + 1 where county_code = $1 and record_id = $2`,
    [
      row.county_code,
      row.record_id,
      state,
      by,
      at,
      recordVersion,
      note ?? null,
      without ?? null,
      JSON.stringify(fields),
    ],
  ));

export const writeTold = async (inside: Queryable, row: ReviewRow, told: JsonObject): Promise<void> =>
  void (await inside.query(
    'update check_up_reviews set critical_told = $3::jsonb, version = version + 1 where county_code = $1 and record_id = $2',
    [row.county_code, row.record_id, JSON.stringify(told)],
  ));

type ReportChange = {
  readonly by: string;
  readonly at: string;
  readonly printed?: true;
  readonly note?: string;
  /** `null`: it was not handed out after all. */
  readonly delivery?: Delivery | null;
};

export const writeReport = async (
  inside: Queryable,
  row: ReviewRow,
  state: ReportState,
  { by, at, printed, note, delivery }: ReportChange,
): Promise<void> => {
  const { signature = null, ...told } = delivery ?? {};
  await inside.query(
    `update check_up_reviews set report_state = $3, report_by = case when $3 = '2' then $4 else report_by end,
       print_count = print_count + case when $5 then 1 else 0 end, report_note = $6,
       delivery = case when $7 then delivery else $8::jsonb end,
       delivered_at = case when $7 then delivered_at when $8::jsonb is null then null else $9::timestamptz end,
       delivery_signature = case when $7 then delivery_signature else $10 end,
       delivered_by = case when $7 then delivered_by when $8::jsonb is null then null else $4 end, version = version + 1
     where county_code = $1 and record_id = $2`,
    [
      row.county_code,
      row.record_id,
      state,
      by,
      printed === true,
      note ?? null,
      delivery === undefined,
      delivery === undefined || delivery === null ? null : JSON.stringify(told),
      at,
      signature,
    ],
  );
};
