import { optionsOfLabels } from '@gongwei/domain/lists';
import {
  homeSpan,
  type HomeDays,
  type HomeFile,
  type HomeGlucose,
  type HomeKind,
  type HomeMedicine,
  type HomeOrder,
  type HomePressure,
} from '@gongwei/domain/prevention';
import { isCalendarDay, type CalendarDay, type Json, type JsonObject } from '@gongwei/domain/shared';
import type { Staff } from '../identity/users.repository.ts';
import { hidePeople } from '../privacy/hide-people.ts';
import { readerOf } from '../privacy/reader.policy.ts';
import { knownDiseases } from '../resident/known-diseases.query.ts';
import { toResident, type ResidentRecord } from '../resident/resident.mapper.ts';
import type { ServerContext } from '../server-context.ts';
import { todayOf } from '../shared/server-clock.ts';
import { homeReading, planOf, text } from './home-reading.mapper.ts';

/** What a kind of monitoring is stored in. `disease`: the code medicines and orders name it by. */
const KINDS = {
  pressure: {
    ...{ plan: 'blood-pressure-patient', readings: 'blood-pressure-reading', disease: '1', condition: 'hypertension' },
  },
  glucose: {
    ...{ plan: 'blood-glucose-patient', readings: 'blood-glucose-reading', disease: '2', condition: 'diabetes' },
  },
} as const;

/** Somebody who measures morning and evening for two years has less; a meter that sends every minute is cut. */
const MOST_READINGS = 3_000;
const MOST_SHEETS = 30;
/** Means of a month stand beside a shorter period, too. */
const LEAST_DAYS = 30;

type Row = { readonly id: string; readonly data: JsonObject };
type Whose = Pick<ResidentRecord, 'county_code' | 'id'>;

/** What a page of somebody's monitoring is made of. The resident was found in the scope already. */
export async function homeFile(
  context: ServerContext,
  staff: Staff,
  resident: ResidentRecord,
  { of, days }: { readonly of: HomeKind; readonly days: HomeDays },
): Promise<HomeFile> {
  const { database, clock } = context;
  const [today, reader, kind] = [todayOf(clock), readerOf(staff), KINDS[of]];
  const { from } = homeSpan({ today, days: Math.max(days, LEAST_DAYS) }, 1);
  const conditions = await knownDiseases(database, resident);
  const people = reader === 'looks' ? await hidePeople(database, [resident.id]) : undefined;
  const said = (value: Json | undefined): string | undefined => {
    const words = text(value);
    return words === undefined || !people ? words : (people.hide(words) ?? '');
  };
  const sheets = await readingsSince(context, resident, kind.readings, from);
  const names = await namesOf(context, sheets);
  const readings = sheets
    .slice(0, MOST_READINGS)
    .flatMap((row) => homeReading(of, row.id, row.data, { said, names }) ?? [])
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  const [plan] = await sheetsOf(context, resident, kind.plan, 'true', 1);
  return {
    on: today,
    resident: toResident({ ...resident, conditions }, reader, today),
    ...(plan && { plan: planOf(of, plan.id, plan.data) }),
    readings: readings as readonly HomePressure[] | readonly HomeGlucose[],
    cut: sheets.length > MOST_READINGS,
    medicines: await medicinesOf(context, resident, kind.disease),
    orders: await ordersOf(context, resident, kind.disease, said),
    cared: conditions.some((one) => one === kind.condition),
  };
}

/** The newest first, one more than are told. */
const readingsSince = (
  { database }: ServerContext,
  { county_code, id }: Whose,
  form: string,
  from: CalendarDay,
): Promise<readonly Row[]> =>
  database.query<Row>(
    `select r.id, r.data from records r where r.county_code = $1 and r.subject_id = $2 and r.form_id = $3 and r.removed_at is null
       and r.occurred_on >= $4 and r.data->>'valid' is distinct from 'false'
     order by r.occurred_on desc, r.id desc limit ${MOST_READINGS + 1}`,
    [county_code, id, form, from],
  );

/** The newest sheets of a form for which something holds. */
const sheetsOf = (
  { database }: ServerContext,
  { county_code, id }: Whose,
  form: string,
  condition: string,
  most = MOST_SHEETS,
  values: readonly string[] = [],
): Promise<readonly Row[]> =>
  database.query<Row>(
    `select r.id, r.data from records r where r.county_code = $1 and r.subject_id = $2 and r.form_id = $3 and r.removed_at is null
       and (${condition}) order by r.occurred_on desc, r.id desc limit ${most}`,
    [county_code, id, form, ...values],
  );

/** Who dealt with warnings, by identifier. */
async function namesOf({ database }: ServerContext, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ data }) => text(data['handledBy']) ?? []))];
  if (ids.length === 0) return new Map();
  const found = await database.query<{ id: string; name: string }>('select id, name from users where id = any($1)', [
    ids,
  ]);
  return new Map(found.map(({ id, name }) => [id, name]));
}

async function medicinesOf(context: ServerContext, resident: Whose, disease: string): Promise<readonly HomeMedicine[]> {
  const form = 'medication-record';
  const active = "r.data->>'disease' = $4 and r.data->>'active' is distinct from 'false'";
  const rows = await sheetsOf(context, resident, form, active, MOST_SHEETS, [disease]);
  const words = wordsIn(context, form);
  return rows.map(({ id, data }): HomeMedicine => {
    // `mg（毫克）`: the sign is enough beside a number.
    const unit = words('doseUnit', data['doseUnit'])?.replace(/（.*$/, '');
    const frequency = words('frequency', data['frequency']);
    const since = text(data['startDate']);
    return {
      id,
      name: text(data['drugName']) ?? '',
      ...(typeof data['dosePerTime'] === 'number' && { dose: `${data['dosePerTime']} ${unit ?? ''}`.trim() }),
      ...(frequency !== undefined && { frequency }),
      ...(since !== undefined && isCalendarDay(since) && { since }),
      ...(typeof data['adherenceRate'] === 'number' && { adherence: data['adherenceRate'] }),
    };
  });
}

async function ordersOf(
  context: ServerContext,
  resident: Whose,
  disease: string,
  said: (value: Json | undefined) => string | undefined,
): Promise<readonly HomeOrder[]> {
  const form = 'medical-order';
  const waiting =
    "r.data->>'disease' = $4 and (r.data->>'status' in ('0', '1') or r.data->>'consultationStatus' = '0')";
  const rows = await sheetsOf(context, resident, form, waiting, MOST_SHEETS, [disease]);
  const words = wordsIn(context, form);
  return rows.flatMap(({ id, data }): HomeOrder[] => {
    const question = data['kind'] === '2';
    const on = (text(data['issuedAt']) ?? '').slice(0, 10);
    const dueOn = text(data['dueDate']);
    if (!isCalendarDay(on)) return [];
    return [
      {
        ...{ id, question, on, text: said(data['content']) ?? '' },
        state:
          (question ? words('consultationStatus', data['consultationStatus']) : words('status', data['status'])) ?? '',
        priority: words('priority', data['priority']) ?? '',
        ...(dueOn !== undefined && isCalendarDay(dueOn) && { dueOn }),
      },
    ];
  });
}

/** The words of a code of a form. */
const wordsIn =
  ({ forms }: ServerContext, form: string) =>
  (field: string, code: Json | undefined): string | undefined =>
    optionsOfLabels({ form, field }, { form: forms.module, dictionary: () => undefined })?.find(
      (option) => option.code === code,
    )?.label;
