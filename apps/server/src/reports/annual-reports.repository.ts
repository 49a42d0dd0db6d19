import type { AnnualContent, AnnualState, AnnualStep } from '@gongwei/domain/reports';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import { minuteInChina } from './minute-in-china.ts';

/** Of which institution and year. */
export type ReportKey = { readonly institution: string; readonly year: number };

export type StoredReport = {
  readonly state: AnnualState;
  readonly version: number;
  readonly title: string;
  readonly content: AnnualContent;
  readonly authorId: string;
};

type Row = {
  readonly institution_code: string;
  readonly state: AnnualState;
  readonly version: number;
  readonly title: string;
  readonly content: AnnualContent;
  readonly author_id: string;
};

const keyOf = ({ institution, year }: ReportKey) => [countyCodeOf(institution), institution, year] as const;
const ONE = 'county_code = $1 and institution_code = $2 and year = $3';

const reportOf = ({ state, version, title, content, author_id }: Row): StoredReport => ({
  state,
  version,
  title,
  content,
  authorId: author_id,
});

/** `locked`: nobody else writes it until the transaction ends. */
export async function findReport(
  database: Queryable,
  key: ReportKey,
  locked = false,
): Promise<StoredReport | undefined> {
  const [row] = await database.query<Row>(
    `select institution_code, state, version, title, content, author_id from annual_reports where ${ONE}${locked ? ' for update' : ''}`,
    keyOf(key),
  );
  return row && reportOf(row);
}

/** What every version did, the newest first. */
export async function stepsOf(database: Queryable, key: ReportKey): Promise<readonly AnnualStep[]> {
  const rows = await database.query<
    Omit<AnnualStep, 'byName' | 'at' | 'reason'> & { at: Date | string; by_name: string; reason: string | null }
  >(
    `select version, event, state, at, by_name, reason from annual_report_versions where ${ONE} order by version desc`,
    keyOf(key),
  );
  return rows.map(({ at, by_name, reason, ...step }) => ({
    ...step,
    at: minuteInChina(new Date(at)),
    byName: by_name,
    ...(reason !== null && { reason }),
  }));
}

/** A version as it was, with the numbers it stood on. */
export async function versionOf(
  database: Queryable,
  key: ReportKey,
  version: number,
): Promise<{ readonly content: AnnualContent; readonly state: AnnualState } | undefined> {
  const [row] = await database.query<{ content: AnnualContent; state: AnnualState }>(
    `select state, content || jsonb_build_object('figures', (select g.content -> 'figures' from annual_report_versions g
       where g.county_code = $1 and g.institution_code = $2 and g.year = $3 and g.version <= $4 and g.event = 'GENERATE'
       order by g.version desc limit 1)) as content
     from annual_report_versions where ${ONE} and version = $4`,
    [...keyOf(key), version],
  );
  return row;
}

type ReportWrite = Omit<StoredReport, 'version'> & {
  readonly key: ReportKey;
  /** The version it follows; 0 where there is none yet. */
  readonly base: number;
  readonly event: string;
  readonly reason?: string;
  readonly at: string;
  readonly by: { readonly id: string; readonly name: string };
};

/** Writes the next version. False: somebody was faster. Inside of a transaction. */
export async function writeReport(inside: Queryable, write: ReportWrite): Promise<boolean> {
  const { key, base, state, title, content, authorId, event, reason, at, by } = write;
  const body = JSON.stringify(content);
  const written =
    base === 0
      ? await inside.query(
          `insert into annual_reports (county_code, institution_code, year, state, version, title, content, author_id)
           values ($1, $2, $3, $4, 1, $5, $6, $7) on conflict do nothing returning version`,
          [...keyOf(key), state, title, body, authorId],
        )
      : await inside.query(
          `update annual_reports set state = $4, version = version + 1, title = $5, content = $6, author_id = $7
           where ${ONE} and version = $8 returning version`,
          [...keyOf(key), state, title, body, authorId, base],
        );
  if (written.length === 0) return false;
  // Numbers change only where they are counted again: other versions have those of the generation before them.
  const { figures: _figures, ...words } = content;
  await inside.query(
    `insert into annual_report_versions (county_code, institution_code, year, version, event, state, content, reason, at, by_id, by_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...keyOf(key),
      base + 1,
      event,
      state,
      event === 'GENERATE' ? body : JSON.stringify(words),
      reason ?? null,
      at,
      by.id,
      by.name,
    ],
  );
  return true;
}

export type ListedReport = {
  readonly code: string;
  readonly name: string;
  readonly state: AnnualState | null;
  readonly version: number | null;
  readonly title: string | null;
  readonly generated_at: Date | string | null;
  readonly author: string | null;
  readonly reviewer: string | null;
  readonly published_at: Date | string | null;
  readonly below: boolean;
};

/** Who did the newest of these events, and when. */
const newest = (column: string, event: string): string =>
  `(select v.${column} from annual_report_versions v where v.county_code = r.county_code and v.institution_code = r.institution_code
    and v.year = r.year and v.event = '${event}' order by v.version desc limit 1)`;

/** An institution and those one step down with their report of a year, and the published ones of those above; `below`: whether the list goes on there. */
export function reportsAt(database: Queryable, { institution, year }: ReportKey): Promise<readonly ListedReport[]> {
  return database.query<ListedReport>(
    `select i.code, i.name, r.state, r.version, r.title, ${newest('at', 'GENERATE')} as generated_at, ${newest('by_name', 'GENERATE')} as author,
       case when r.state in ('2', '3') then ${newest('by_name', 'REVIEW')} end as reviewer,
       case when r.state = '3' then ${newest('at', 'PUBLISH')} end as published_at,
       exists (select 1 from institutions c where c.parent_code = i.code and i.code > $1) as below
     from institutions i left join annual_reports r on r.institution_code = i.code and r.year = $2 and r.county_code = substr(i.code, 1, 6)
     where i.code = $1 or i.parent_code = $1 or (r.state = '3' and $1::text like i.code || '%') order by i.code`,
    [institution, year],
  );
}
