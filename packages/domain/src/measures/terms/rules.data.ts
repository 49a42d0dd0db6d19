import type { NamedRule } from '../measure-terms.ts';

const PLAN_START = '(isMissing(record.planStart) ? record.@occurredOn : record.planStart)';
const FIRST = `(${PLAN_START} > period.start ? ${PLAN_START} : period.start)`;
const LAST = '(isMissing(record.planEnd) || record.planEnd > period.end ? period.end : record.planEnd)';

/** Of a plan of a department: from its start, or the period's, until it ends, rests or the day before today; of a day that is not over it is not known what will still be measured. */
const STANDS_UNTIL = "isMissing(record.state) || record.state == '1' ? period.end : addDays(record.stateOn, -1)";
const earlier = (a: string, b: string): string => `(${a} < ${b} ? ${a} : ${b})`;
const UNTIL = earlier(earlier(LAST, `(${STANDS_UNTIL})`), 'addDays(@today, -1)');
/** Days up to and with one, counted from a Monday, that are among the first so many of their week. */
const daysUpTo = (day: string): string => {
  const since = `daysBetween('1970-01-05', ${day})`;
  const week = `floor(${since} / 7)`;
  return `(${week} * record.measureDaysPerWeek + min(${since} - 7 * ${week} + 1, record.measureDaysPerWeek))`;
};

/** Rules judged from a whole history, by the facts that keep what they say of a person's running year and of the one before (rules of follow-up, 6.1; modules 1.7). */
export const RULES: readonly NamedRule[] = [
  { id: 'standard-management-hypertension', label: '高血压当年规范管理', fact: 'standardHypertension', lastYear: 'standardHypertensionLast' },
  { id: 'standard-management-diabetes', label: '2型糖尿病当年规范管理', fact: 'standardDiabetes', lastYear: 'standardDiabetesLast' },
  { id: 'standard-management-psychosis', label: '严重精神障碍当年规范管理', fact: 'standardPsychosis', lastYear: 'standardPsychosisLast' },
  { id: 'services-due', label: '签约周期内应完成服务次数', fact: 'servicesDue', lastYear: 'servicesDueLast', gives: 'number' },
  { id: 'services-done', label: '签约周期内已完成服务次数', fact: 'servicesDone', lastYear: 'servicesDoneLast', gives: 'number' },
  {
    id: 'readings-planned', label: '监测计划次数', of: 'blood-glucose-patient',
    // So many times on so many days a week, over the days of the plan within the period; a day that is begun counts.
    value: `round(length(record.timePoints) * record.measureDaysPerWeek * max(0, daysBetween(${FIRST}, ${LAST}) + 1) / 7, 0)`,
  },
  {
    id: 'department-planned', label: '科室监测计划次数', of: 'blood-glucose-patient',
    // On the first so many days of each week, at each time of the plan but 随机, which has none.
    value: `countExcept(record.timePoints, ['0']) * (${UNTIL} < ${FIRST} ? 0 : ${daysUpTo(UNTIL)} - ${daysUpTo(`addDays(${FIRST}, -1)`)})`,
  },
];
