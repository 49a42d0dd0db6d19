import type { NamedRule } from '../measure-terms.ts';

const PLAN_START = '(isMissing(record.planStart) ? record.@occurredOn : record.planStart)';
const FIRST = `(${PLAN_START} > period.start ? ${PLAN_START} : period.start)`;
const LAST = '(isMissing(record.planEnd) || record.planEnd > period.end ? period.end : record.planEnd)';

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
];
