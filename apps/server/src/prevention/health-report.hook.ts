import { HEALTH_REPORT_FORM, madeReport, reportDays } from '@gongwei/domain/prevention';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { CheckedRecord, RecordHook, RecordMoment } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { reportFacts } from './report-facts.query.ts';
import { standingReport } from './standing-report.query.ts';

type Person = { readonly county: string; readonly id: string; readonly institution: string };

/** What a report of a person says now; nothing where it is not said of which days. */
export async function reportNow(
  database: Queryable,
  person: Person,
  answers: JsonObject,
  recordId: string,
): Promise<JsonObject | undefined> {
  const days = reportDays(answers);
  if (!days) return undefined;
  const facts = await reportFacts(database, person.county, person.id, days);
  const [{ versions = 0 } = {}] = await database.query<{ versions: number }>(
    `select count(*)::int as versions from records where county_code = $1 and subject_id = $2 and form_id = $3 and removed_at is null and id <> $4
       and data->>'period' = $5 and data->>'rangeStart' = $6`,
    [person.county, person.id, HEALTH_REPORT_FORM, recordId, String(answers['period']), String(answers['rangeStart'])],
  );
  return madeReport(facts, { version: versions + 1, contact: await telephoneOf(database, person) });
}

/** As the settings of the nearest institution have it. */
async function telephoneOf(database: Queryable, { county, institution }: Person): Promise<string> {
  const [row] = await database.query<{ phone: string | null }>(
    `select data->>'phone' as phone from records where county_code = $1 and form_id = 'organisation-settings' and removed_at is null
       and starts_with($2, institution_code) and data->>'phone' is not null order by length(institution_code) desc, id limit 1`,
    [county, institution],
  );
  return row?.phone ?? '';
}

/** The numbers of a report are those of the moment it was made; made anew they are worked out again. */
async function reportOf({ inside, holder, save, before }: RecordMoment): Promise<JsonObject> {
  if (before && before.data['generatedAt'] === save.data['generatedAt']) return { report: before.data };
  const person = { county: holder.countyCode, id: save.subjectId, institution: holder.institutionCode };
  const report = await reportNow(inside, person, save.data as JsonObject, save.id);
  return report ? { report } : {};
}

/** Whether another report stands for the same days. */
const another = async ({ inside, holder, save, data }: CheckedRecord): Promise<boolean> =>
  (await standingReport(inside, { county: holder.countyCode, id: save.subjectId }, data as JsonObject, save.id)) !==
  undefined;

/** Readings of level 4 nobody has dealt with. */
async function openCritical({ inside, holder, save }: CheckedRecord): Promise<number> {
  const [row] = await inside.query<{ count: number }>(
    `select count(*)::int as count from records where county_code = $1 and subject_id = $2 and removed_at is null
       and form_id in ('blood-pressure-reading', 'blood-glucose-reading') and left(data->>'warningLevel', 1) = '4'
       and data->>'valid' is distinct from 'false' and data->>'handled' is distinct from 'true'`,
    [holder.countyCode, save.subjectId],
  );
  return row?.count ?? 0;
}

const refused = (code: string, message: string, status: 409 | 422 = 422) => httpFailure(status, { code, message });

/** A 健康报告 is worked out by the server, stands once for its days, and is reviewed while nothing critical is open. Its ways are those of `lifeOfSheetsHook`. */
export const healthReportHook: RecordHook = {
  name: 'numbers of a health report',
  given: (moment) => (moment.form.id === HEALTH_REPORT_FORM ? reportOf(moment) : Promise.resolve({})),
  beforeWrite: async (record) => {
    if (record.form.id !== HEALTH_REPORT_FORM) return;
    if (record.before) keepsDays(record.before.data, record.data);
    else isDraftOfWholeDays(record.data as JsonObject);
    const { was, is } = statesOf(record);
    if (is !== '4' && (was === '4' || !record.before) && (await another(record)))
      throw refused('report.exists', '这个报告期已有一份报告，作废后才能再生成', 409);
    const critical = was === '0' && is === '1' ? await openCritical(record) : 0;
    if (critical > 0) throw refused('report.critical', `还有 ${critical} 条 4 级预警没有处理，处理后再审核`);
  },
};

const statesOf = ({ before, data }: CheckedRecord) => ({
  was: before?.data['state'] ?? '0',
  is: data['state'] ?? '0',
});

function isDraftOfWholeDays(data: JsonObject): void {
  if ((data['state'] ?? '0') !== '0') throw refused('report.state', '新的报告是草稿，请先审核');
  if (reportDays(data)?.from !== data['rangeStart'])
    throw refused('report.days', '报告期从那个月（季、年）的第一天起，请改报告期起');
}

function keepsDays(before: CheckedRecord['data'], data: CheckedRecord['data']): void {
  if (['period', 'rangeStart'].some((key) => before[key] !== data[key]))
    throw refused('report.days', '报告期不能改，请另生成一份');
}
