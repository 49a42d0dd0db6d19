import {
  reachedOf,
  type reportDays,
  type ReportFacts,
  type ReportGlucose,
  type ReportPressure,
} from '@gongwei/domain/prevention';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';

type Sheet = { readonly form_id: string; readonly on: string; readonly data: JsonObject; readonly said: string | null };
type Days = NonNullable<ReturnType<typeof reportDays>>;

const FORMS = [
  'blood-pressure-patient',
  'blood-glucose-patient',
  'medication-record',
  'assessment-hypertension',
  'assessment-dyslipidemia',
];
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const handled = ({ handling }: JsonObject) => (text(handling) === '' ? {} : { handling: text(handling) });

/** The sheets a report of these days is made of: readings since the days before it, and the newest of what stands. */
const sheetsOf = (
  database: Queryable,
  county: string,
  person: string,
  { before, until }: Days,
): Promise<readonly Sheet[]> =>
  database.query<Sheet>(
    `select form_id, occurred_on::text as on, data, headline #>> '{0,text}' as said from records
     where county_code = $1 and subject_id = $2 and removed_at is null
       and (form_id = any($3::text[]) or form_id in ('blood-pressure-reading', 'blood-glucose-reading') and occurred_on between $4 and $5)
     order by occurred_on, id`,
    [county, person, FORMS, before, until],
  );

const pressureOf = ({ data }: Sheet): readonly ReportPressure[] => {
  const [systolic, diastolic] = [number(data['systolic']), number(data['diastolic'])];
  if (systolic === undefined || diastolic === undefined || data['valid'] !== true) return [];
  const group = text(data['groupId']);
  return [
    {
      ...{ measuredAt: text(data['measuredAt']), systolic, diastolic, warning: text(data['warningLevel']) },
      ...(group !== '' && { groupId: group }),
      ...handled(data),
    },
  ];
};

const glucoseOf = ({ data }: Sheet): readonly ReportGlucose[] => {
  const value = number(data['value']);
  const range = data['outOfRange'];
  const isControl = data['controlSolution'] === true || data['sampleSite'] === '4';
  if (value === undefined || data['valid'] !== true || isControl) return [];
  const beyond = range === '1' ? 'Lo' : range === '2' ? 'Hi' : undefined;
  return [
    {
      ...{
        measuredAt: text(data['measuredAt']),
        timePoint: text(data['timePoint']),
        shown: beyond ?? value.toFixed(1),
      },
      ...{ level: text(data['glucoseLevel']), warning: text(data['warningLevel']) },
      ...(beyond === undefined && { value }),
      ...handled(data),
    },
  ];
};

const many = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
/** Per day of the plan so many times a week, for as many days as the report has. */
function plannedOf(sheets: readonly Sheet[], days: number): number | undefined {
  const plans = sheets
    .filter(({ form_id, data }) => form_id.endsWith('-patient') && data['state'] !== '3')
    .flatMap(({ data }) => {
      const week = number(data['measureDaysPerWeek']);
      const points = many(data['timePoints']) + many(data['measureSlots']);
      return week === undefined || points === 0 ? [] : [Math.round((points * week * days) / 7)];
    });
  return plans.length === 0 ? undefined : plans.reduce((sum, one) => sum + one, 0);
}

/** Aims at home, or the usual ones. */
const aimsOf = (pressure: JsonObject = {}, glucose: JsonObject = {}): ReportFacts['aims'] => ({
  systolic: number(pressure['homeTargetSystolic']) ?? 135,
  diastolic: number(pressure['homeTargetDiastolic']) ?? 85,
  fasting: number(glucose['fastingTargetHigh']) ?? 7,
});

/** Everything a report of a person is made of, as it stands now. */
export async function reportFacts(
  database: Queryable,
  county: string,
  person: string,
  days: Days,
): Promise<ReportFacts> {
  const sheets = await sheetsOf(database, county, person, days);
  const newest = (form: string): Sheet | undefined => sheets.findLast(({ form_id }) => form_id === form);
  const readings = (form: string, from: CalendarDay, until: CalendarDay): readonly Sheet[] =>
    sheets.filter(({ form_id, on }) => form_id === form && on >= from && on <= until);
  const { from, until, before } = days;
  const earlier = (form: string): readonly Sheet[] => readings(form, before, from).filter(({ on }) => on < from);
  const length = Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1;
  const planned = plannedOf(sheets, length);
  const risk = (newest('assessment-hypertension') ?? newest('assessment-dyslipidemia'))?.said;
  const next = await database.query<{ title: string; on: CalendarDay }>(
    `select what as title, due_on::text as on from plans where county_code = $1 and resident_id = $2 and closed_on is null
     order by due_on, id limit 2`,
    [county, person],
  );
  return {
    ...{ from, until, next },
    pressure: readings('blood-pressure-reading', from, until).flatMap(pressureOf),
    glucose: readings('blood-glucose-reading', from, until).flatMap(glucoseOf),
    before: reachedOf(
      earlier('blood-pressure-reading').flatMap(pressureOf),
      earlier('blood-glucose-reading').flatMap(glucoseOf),
    ),
    ...(planned !== undefined && { planned }),
    aims: aimsOf(newest('blood-pressure-patient')?.data, newest('blood-glucose-patient')?.data),
    medicines: sheets.flatMap(({ form_id, data }) =>
      form_id === 'medication-record' && data['active'] === true ? [text(data['drugName'])] : [],
    ),
    ...(risk && { risk }),
  };
}
