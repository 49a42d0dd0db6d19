import type { DueItem, KnownCondition, Resident } from '@gongwei/domain/resident';
import { addMonths, calendarDay, daysBetween, fullYears, partsOf, type CalendarDay } from '@gongwei/domain/shared';

/** Diseases followed up on a form of their own; those whose form the catalogue does not have yet are not asked for. */
export const FOLLOW_UPS = [
  {
    condition: 'hypertension',
    formId: 'hypertension-follow-up',
    kind: 'hypertension-follow-up',
    title: '高血压患者随访',
  },
] as const satisfies readonly { condition: KnownCondition; formId: string; kind: DueItem['kind']; title: string }[];

export const FOLLOW_UP_FORMS: readonly string[] = FOLLOW_UPS.map(({ formId }) => formId);

/** The field of every follow-up form that says when to come back. */
export const NEXT_FOLLOW_UP_FIELD = 'nextFollowUpDate';

/** Warned of as due from a week before (rules/follow-up.md, dueSoon). */
export const DUE_SOON_DAYS = 7;

/** The day of the latest follow-up and the one it asks for next, by form. */
export type FollowUpDates = { readonly [formId: string]: { readonly on: CalendarDay; readonly next?: CalendarDay } };

/** Four a year for each disease (national standard 2017): three months after the last one, unless that one set a day. */
const dueOn = (last: FollowUpDates[string]): CalendarDay => last.next ?? addMonths(last.on, 3);

type Managed = Pick<Resident, 'conditions' | 'status' | 'filedOn'> & { readonly birthDate: CalendarDay };

/** The earliest follow-up agreed, `undefined` before the first one and for those no longer in care. */
export function nextFollowUpOn(
  resident: Pick<Managed, 'conditions' | 'status'>,
  dates: FollowUpDates,
): CalendarDay | undefined {
  if (resident.status !== '1') return undefined;
  return FOLLOW_UPS.filter(({ condition }) => resident.conditions.includes(condition))
    .flatMap(({ formId }) => (dates[formId] ? [dueOn(dates[formId])] : []))
    .toSorted()[0];
}

/** Everything that should be done for a resident, most urgent first. */
export function dueItems(
  resident: Managed,
  facts: {
    readonly today: CalendarDay;
    readonly followUps: FollowUpDates;
    readonly lastCheckUpOn?: CalendarDay;
    readonly hasPersonalInfo: boolean;
  },
): readonly DueItem[] {
  if (resident.status !== '1') return [];
  const late = (on: CalendarDay): number => Math.max(0, daysBetween(on, facts.today));
  const items: DueItem[] = FOLLOW_UPS.filter(({ condition }) => resident.conditions.includes(condition)).map(
    ({ formId, kind, title }) => {
      const last = facts.followUps[formId];
      const due = last ? dueOn(last) : facts.today;
      return {
        kind,
        title,
        formId,
        dueOn: due,
        overdueDays: late(due),
        reason: last ? `上次随访 ${last.on}` : '尚未随访',
      };
    },
  );
  const checkUp = checkUpDue(resident, facts.today, facts.lastCheckUpOn);
  if (checkUp) items.push({ ...checkUp, overdueDays: late(checkUp.dueOn) });
  if (!facts.hasPersonalInfo) {
    items.push({
      kind: 'personal-info',
      title: '完善个人基本信息',
      formId: 'resident-personal-info',
      dueOn: facts.today,
      overdueDays: 0,
      reason: '还没有居民个人基本信息表',
    });
  }
  return items.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
}

/** One check-up in each calendar year for people of 65 and over, with hypertension or diabetes; due by its last day. */
function checkUpDue(
  resident: Managed,
  today: CalendarDay,
  last: CalendarDay | undefined,
): Omit<DueItem, 'overdueDays'> | undefined {
  const { year } = partsOf(today);
  const elderly = fullYears(resident.birthDate, calendarDay(year, 12, 31)) >= 65;
  const disease = resident.conditions.includes('hypertension') || resident.conditions.includes('diabetes');
  if (!elderly && !disease) return undefined;
  const lastYear = last && partsOf(last).year;
  if (lastYear === year) return undefined;
  const firstYear = Math.max(partsOf(resident.filedOn).year, disease ? 0 : partsOf(resident.birthDate).year + 65);
  const due = calendarDay(lastYear === undefined ? Math.min(firstYear, year) : lastYear + 1, 12, 31);
  const reason = elderly ? '65岁及以上老年人每年一次' : '慢性病患者每年一次';
  return {
    kind: 'check-up',
    title: '年度健康体检',
    formId: 'health-check-up',
    dueOn: due,
    reason: last ? `${reason}，上次 ${last}` : `${reason}，尚无记录`,
  };
}
