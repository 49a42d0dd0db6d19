import type { CalendarDay } from '../shared/index.ts';
import type { AnalysisAnswer } from './analysis-answer.ts';
import type { AnalysisChart, AnalysisPage, Breakdown } from './analysis-page.ts';
import type { Counted } from './measure-definition.ts';
import { pageOfStrip } from './number-strips.data.ts';
import { MONTHS } from './pages/page-groups.data.ts';
import { STATE } from './pages/plan-groups.data.ts';

/** What a year brought in one field of work: its numbers and drawings, for the first page of who holds the right. */
export type YearNumbers = {
  readonly id: string;
  readonly title: string;
  readonly right: 'gwjkdngl:V' | 'gwtjdngl:V' | 'gwsfmkgl:V' | 'gwfybjgl:V';
  readonly of: Counted;
  readonly numbers: readonly (readonly [label: string, measure: string])[];
  readonly charts: readonly AnalysisChart[];
  readonly breakdowns: readonly Breakdown[];
};

/** The numbers and drawings of the first page in the reference that are of a year (`home`). */
export const YEAR_NUMBERS: readonly YearNumbers[] = [
  {
    id: 'year-of-files', title: '健康档案', right: 'gwjkdngl:V', of: 'resident',
    numbers: [['在管档案', 'archived'], ['新建档', 'archives-new']],
    charts: [], breakdowns: [],
  },
  {
    id: 'year-of-check-ups', title: '健康体检', right: 'gwtjdngl:V', of: 'review',
    numbers: [['已体检', 'checkup-people'], ['应检人群体检率', 'checkup-rate'], ['老年人体检率', 'elderly-check-up-rate-archived']],
    charts: [{ id: 'months', title: '各月体检人次', kind: 'line', measures: ['checkup-monthly'], by: ['month'] }],
    breakdowns: [MONTHS],
  },
  {
    id: 'year-of-visits', title: '随访管理', right: 'gwsfmkgl:V', of: 'plan',
    numbers: [['应随访', 'followup-due'], ['已随访', 'followup-done'], ['随访完成率', 'followup-completion-rate']],
    charts: [
      { id: 'managed', title: '在管的慢病患者', kind: 'bar', measures: ['htn-managed-now', 'dm-managed-now', 'psy-managed-now', 'tb-managed-now'], by: [] },
      { id: 'states', title: '随访完成情况', kind: 'ring', measures: ['followup-by-state'], by: ['state'] },
    ],
    breakdowns: [STATE],
  },
  {
    id: 'year-of-care', title: '妇幼保健', right: 'gwfybjgl:V', of: 'record:child-basic-info',
    numbers: [['早孕建册率', 'early-registration-rate'], ['产后访视率', 'postpartum-visit-rate'], ['新生儿访视率', 'newborn-visit-rate'], ['儿童健康管理率', 'child-management-rate']],
    charts: [], breakdowns: [],
  },
];

/** The same as a page of numbers without a table. */
export const pageOfYear = (numbers: YearNumbers): AnalysisPage => ({
  ...pageOfStrip(numbers),
  charts: numbers.charts,
  breakdowns: numbers.breakdowns,
});

/** How many years back the first page looks, this one among them. */
export const YEARS_OF_HOME = 5;

/** An answer by month without the months of the year that have not begun: nothing of them is known, which is not none. */
export const begunMonths = (answer: AnalysisAnswer, year: number, today: CalendarDay): AnalysisAnswer => {
  const begun = (year - Number(today.slice(0, 4))) * 12;
  return { ...answer, rows: answer.rows.filter(({ key }) => Number(key) + begun <= Number(today.slice(5, 7))) };
};
