import type { Queryable } from '../database/database.port.ts';
import { parameters, scopeCondition } from '../database/scope.ts';
import { dayOf } from '../shared/server-clock.ts';

/** Failures of an institution and all below it, counted by one thing. */
export type ErrorQuestion = {
  readonly institution: string;
  readonly by: 'code' | 'field' | 'institution' | 'doctor' | 'recordType';
  readonly recordType?: string;
  readonly code?: string;
};
type Group = {
  readonly key: string;
  readonly count: number;
  readonly people: number;
  readonly code: string | null;
  readonly recordType: string | null;
  readonly form: string | null;
  readonly label: string | null;
};

/** What a group is, and the word for it where the database knows one. A field is that of its form: forms share names of fields. */
const BY: {
  readonly [by in ErrorQuestion['by']]: { readonly key: string; readonly more: string; readonly label: string };
} = {
  code: { key: 'e.error_code', more: '', label: 'null' },
  field: {
    key: `coalesce(e.error_field, '')`,
    more: `, e.error_code, e.record_type, case when e.error_field is null then null else e.form_id end`,
    label: 'null',
  },
  institution: {
    key: 'e.institution_code',
    more: '',
    label: '(select i.name from institutions i where i.code = e.institution_code)',
  },
  doctor: {
    key: `coalesce(p.doctor_id, '')`,
    more: '',
    label: `max(d.name)`,
  },
  recordType: { key: 'e.record_type', more: '', label: 'null' },
};
const DAYS = 14;
const MOST = 100;

/** What has failed and not been mended, the largest group first, and how the last two weeks went. */
export async function errorsOf(on: Queryable, question: ErrorQuestion, now: Date) {
  const { key, more, label } = BY[question.by];
  const into = parameters();
  const limits = [
    scopeCondition({ institutionCode: question.institution }, 'e', into),
    "e.state = '4'",
    ...(question.recordType === undefined ? [] : [`e.record_type = ${into.add(question.recordType)}`]),
    ...(question.code === undefined ? [] : [`e.error_code = ${into.add(question.code)}`]),
  ].join(' and ');
  const from = `upload_entries e join residents p on p.county_code = e.county_code and p.id = e.resident_id
    left join users d on d.id = p.doctor_id where ${limits}`;
  const beside =
    more === ''
      ? 'null as code, null as "recordType", null as form'
      : 'e.error_code as code, e.record_type as "recordType", case when e.error_field is null then null else e.form_id end as form';
  const groups = await on.query<Group>(
    `select ${key} as key, count(*)::int as count, count(distinct e.resident_id)::int as people, ${beside}, ${label} as label
     from ${from} group by ${key}${more} order by count desc, key limit ${MOST}`,
    into.values,
  );
  const [whole] = await on.query<{ total: number; people: number }>(
    `select count(*)::int as total, count(distinct e.resident_id)::int as people from ${from}`,
    into.values,
  );
  return {
    total: whole?.total ?? 0,
    people: whole?.people ?? 0,
    groups,
    days: await lastDays(on, question.institution, now),
  };
}

/** How many sendings of each of the last days the platform took, and refused; days of China, the oldest first. */
async function lastDays(on: Queryable, institution: string, now: Date) {
  const into = parameters();
  const scope = scopeCondition({ institutionCode: institution }, 'e', into);
  const first = new Date(now.getTime() - (DAYS - 1) * 86_400_000);
  const since = into.add(`${dayOf(first.getTime())}T00:00:00+08:00`);
  const rows = await on.query<{ day: string; accepted: number; refused: number }>(
    `select to_char(v.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, count(*) filter (where v.event = 'ACCEPTED')::int as accepted,
       count(*) filter (where v.event = 'REFUSED')::int as refused
     from upload_events v join upload_entries e on e.county_code = v.county_code and e.record_id = v.record_id
     where ${scope} and v.at >= ${since}::timestamptz and v.event in ('ACCEPTED', 'REFUSED') group by 1`,
    into.values,
  );
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: DAYS }, (_, at) => {
    const day = dayOf(first.getTime() + at * 86_400_000);
    return known.get(day) ?? { day, accepted: 0, refused: 0 };
  });
}
