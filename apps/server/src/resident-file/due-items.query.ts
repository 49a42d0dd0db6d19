import { actionPath, WORK_PLACES } from '@gongwei/domain/pages';
import {
  DISEASE_PROGRAMMES,
  planTitle,
  tellsBirth,
  windowFrom,
  YEARLY_PROGRAMMES,
  type PlanState,
  type Programme,
} from '@gongwei/domain/plans';
import { CHILD_UNTIL, type DueItem } from '@gongwei/domain/resident';
import { addDays, daysBetween, fullYears, type CalendarDay, type Reader } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { ResidentRecord } from '../resident/resident.mapper.ts';

/** How far ahead the next visit of a programme is told of: a quarter, after which the most frequent ones come back. */
const AHEAD_DAYS = 92;
/** Programmes whose name alone does not say what to do. */
const VISITED: readonly Programme[] = DISEASE_PROGRAMMES;

type Row = {
  readonly programme: Programme;
  readonly what: string;
  readonly form_id: string;
  readonly soon_on: CalendarDay;
  readonly due_on: CalendarDay;
  readonly state: PlanState;
  readonly last_on: CalendarDay | null;
};

/** The nearest open plan of each programme, with the day of the latest visit of the same. */
const NEXT_PLANS = `select distinct on (p.programme) p.programme, p.what, p.form_id, p.soon_on, p.due_on, p.state,
    (select max(v.closed_on) from plans v where v.county_code = p.county_code and v.resident_id = p.resident_id
      and v.programme = p.programme and v.state in ('visited', 'made-up')) as last_on
  from plans p where p.county_code = $1 and p.resident_id = $2
    and (p.state in ('due', 'overdue') or (p.state = 'upcoming' and (p.due_on <= $3 or p.programme = any($4) and p.opened_on <= $5)))
  order by p.programme, p.due_on, p.id`;

/** Everything that should be done for a resident, most urgent first: the planned visits of today's round, and the sheet every file begins with. */
export async function dueItems(
  database: Queryable,
  resident: ResidentRecord,
  reader: Reader,
  today: CalendarDay,
): Promise<readonly DueItem[]> {
  if (resident.status !== '1') return [];
  const plans = await database.query<Row>(NEXT_PLANS, [
    resident.county_code,
    resident.id,
    addDays(today, AHEAD_DAYS),
    // Due on the last day of the year and done on any day of it: told from its first day on.
    YEARLY_PROGRAMMES,
    today,
  ]);
  const items = plans.map(toItem(reader, today));
  const missing = await missingSheet(database, resident, today);
  const closing = await cardToClose(database, resident, today);
  // What is told without its day comes last: its place among the others would tell it.
  return [...items, ...closing, ...missing].toSorted((a, b) => ((a.dueOn ?? 'z') < (b.dueOn ?? 'z') ? -1 : 1));
}

const toItem =
  (reader: Reader, today: CalendarDay) =>
  ({ programme, what, form_id, soon_on: soonOn, due_on, last_on }: Row): DueItem => ({
    kind: programme,
    title: planTitle(programme, what, VISITED.includes(programme) ? '随访' : ''),
    formId: form_id,
    ...(!(reader === 'looks' && tellsBirth(programme)) && {
      dueOn: due_on,
      overdueDays: Math.max(0, daysBetween(due_on, today)),
      ...opensOn(windowFrom({ programme, what, soonOn, dueOn: due_on })),
    }),
    reason: last_on === null ? '尚无记录' : `上次 ${last_on}`,
  });

const opensOn = (fromOn: CalendarDay | undefined): Pick<DueItem, 'fromOn'> => (fromOn === undefined ? {} : { fromOn });

/** A booklet that is still open though the examination after 42 days was made, or a visit tells of another end of the pregnancy: nothing else is due of it. */
async function cardToClose(
  database: Queryable,
  { county_code, id, sex }: ResidentRecord,
  today: CalendarDay,
): Promise<readonly DueItem[]> {
  if (sex !== 'female') return [];
  const [card] = await database.query<{ readonly id: string; readonly examined: boolean; readonly ended: boolean }>(
    `select c.id, exists (${SHEET_SINCE} and r.form_id = 'postpartum-42-day') as examined,
       exists (${SHEET_SINCE} and r.form_id = 'prenatal-visit' and r.data->>'pregnancyStatus' = '2') as ended
     from (select * from records where county_code = $1 and subject_id = $2 and form_id = 'pregnancy-basic-info' and removed_at is null
       order by occurred_on desc, id desc limit 1) c where coalesce(c.data->>'recordStatus', '0') = '0'`,
    [county_code, id],
  );
  const reason = card?.examined ? '产后42天检查已做' : card?.ended ? '妊娠已终止' : undefined;
  if (!card || reason === undefined) return [];
  const path = actionPath({ ...WORK_PLACES['pregnancy-card'], row: card.id });
  return [
    {
      kind: 'pregnancy-card',
      title: '结案',
      formId: 'pregnancy-basic-info',
      path,
      dueOn: today,
      overdueDays: 0,
      reason,
    },
  ];
}

/** A sheet of the woman written since her card. */
const SHEET_SINCE = `select 1 from records r where r.county_code = c.county_code and r.subject_id = c.subject_id and r.removed_at is null
  and r.occurred_on >= c.occurred_on`;

/** Children below seven have a sheet of their own instead of the personal information. */
async function missingSheet(
  database: Queryable,
  resident: ResidentRecord,
  today: CalendarDay,
): Promise<readonly DueItem[]> {
  const due = { dueOn: today, overdueDays: 0 };
  if (fullYears(resident.birth_date, today) >= CHILD_UNTIL)
    return resident.has_personal_info
      ? []
      : [
          {
            kind: 'personal-info',
            title: '完善个人基本信息',
            formId: 'resident-personal-info',
            reason: '还没有居民个人基本信息表',
            ...due,
          },
        ];
  const known = await database.query(
    "select 1 from records where county_code = $1 and subject_id = $2 and form_id = 'child-basic-info' and removed_at is null limit 1",
    [resident.county_code, resident.id],
  );
  return known.length > 0
    ? []
    : [
        {
          kind: 'child-basic-info',
          title: '完善儿童基本资料',
          formId: 'child-basic-info',
          reason: '还没有儿童基本资料',
          ...due,
        },
      ];
}
