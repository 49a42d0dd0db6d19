import type { WallFeeds, WallPlace } from '@gongwei/domain/measures';
import { REMINDER_RULES, reminderRule, type ReminderRuleId } from '@gongwei/domain/reminders';
import type { Queryable } from '../database/database.port.ts';
import { countyCodeOf } from '../database/scope.ts';
import { besideReminder, holding } from '../reminding/holds.ts';
import { prefixRange } from '../shared/prefix-range.ts';

const SHOWN = 20;

/** What is told of a sheet when it was entered. */
const EVENTS: { readonly [form: string]: string } = {
  'health-check-up': '体检完成',
  'hypertension-follow-up': '高血压随访',
  'diabetes-follow-up': '糖尿病随访',
  'psychosis-follow-up': '精神障碍随访',
  'tuberculosis-follow-up': '肺结核随访',
  'copd-follow-up': '慢阻肺随访',
  'general-follow-up': '随访',
  'family-doctor-contract': '签约',
};
const WARNED: { readonly [kind: string]: string } = {
  upload: '上传',
  critical: '危急值',
  call: '未接来电',
  import: '导入',
  export: '导出',
  appointment: '预约改期',
  plan: '随访逾期',
  nucleic: '核酸检测',
  check: '数据核查',
};
const RULES = (Object.keys(REMINDER_RULES) as ReminderRuleId[]).filter((rule) => reminderRule(rule).level !== '1');

type Happened = { readonly at: Date | string; readonly institution: string; readonly what: string };

/**
 * What moved last below an institution: sheets that were entered, warnings nobody has seen to yet, who can be called. Times, places and kinds;
 * whom it is about is not even read.
 */
export async function wallFeeds(
  database: Queryable,
  institution: string,
  places: readonly WallPlace[],
  asOf: string,
): Promise<WallFeeds> {
  const county = countyCodeOf(institution);
  const { from, until } = prefixRange(institution);
  const [events, warnings, online, calls] = await Promise.all([
    database.query<Happened>(
      `select r.created_at as at, r.institution_code as institution, r.form_id as what from records r
       where r.county_code = $1 and r.subject_kind = 'resident' and r.removed_at is null and r.form_id = any($4::text[])
         and r.institution_code >= $2 and r.institution_code < $3 order by r.created_at desc, r.id desc limit ${SHOWN}`,
      [county, from, until, Object.keys(EVENTS)],
    ),
    database.query<Happened>(
      `select m.raised_at as at, coalesce(p.institution_code, u.institution_code, $2) as institution, m.rule as what
       from reminders m ${besideReminder('m')} left join users u on u.id = m.recipient_id
       where m.county_code = $1 and m.state in ('0', '1', '2', '5') and m.rule = any($4::text[])
         and coalesce(p.institution_code, u.institution_code) >= $2 and coalesce(p.institution_code, u.institution_code) < $3 and ${holding('m')}
       order by m.raised_at desc, m.id desc limit ${SHOWN}`,
      [county, from, until, RULES],
    ),
    database.query<{ institution: string; people: number }>(
      `select institution_code as institution, count(*)::int as people from call_presence
       where institution_code >= $1 and institution_code < $2 group by institution_code`,
      [from, until],
    ),
    database.query<{ calls: number }>(
      'select count(*)::int as calls from calls where county_code = $1 and ended_at is null and connected_at is not null',
      [county],
    ),
  ]);
  const placeOf = (code: string): string => places.find((place) => code.startsWith(place.code))?.name ?? '本级';
  const happened = ({ at, institution: code }: Happened) => ({
    at: new Date(at).toISOString(),
    place: placeOf(code),
  });
  return {
    asOf,
    events: events.map((one) => ({ ...happened(one), what: EVENTS[one.what] ?? one.what })),
    warnings: warnings.map((one) => {
      const { kind, level } = reminderRule(one.what as ReminderRuleId);
      return { ...happened(one), what: WARNED[kind] ?? kind, level: level === '3' ? '3' : '2' };
    }),
    online: together(online.map(({ institution: code, people }) => [placeOf(code), people])),
    calls: calls[0]?.calls ?? 0,
  };
}

function together(rows: readonly (readonly [string, number])[]): WallFeeds['online'] {
  const sums = new Map<string, number>();
  for (const [place, people] of rows) sums.set(place, (sums.get(place) ?? 0) + people);
  return [...sums].map(([place, people]) => ({ place, people })).sort((a, b) => b.people - a.people);
}
