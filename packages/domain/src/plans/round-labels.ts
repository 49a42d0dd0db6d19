import type { CellValue } from '../lists/index.ts';
import { PROGRAMME_LABELS } from './plan-labels.ts';
import { type Programme } from './plan.ts';

/** How codes of a round are said on paper. */
export type ResultLabels = {
  readonly programme: (code: string) => string;
  readonly sex: (code: string) => string;
  readonly late: (days: CellValue | undefined) => string;
};

/** How the columns of today’s round are said: the programme, the sex, and by how many days a visit is late. */
export const ROUND_LABELS: ResultLabels = {
  programme: (code) => PROGRAMME_LABELS[code as Programme] ?? code,
  sex: (code) => (code === 'male' ? '男' : code === 'female' ? '女' : ''),
  late: (days) => (typeof days === 'number' && days > 0 ? `逾期${days}天` : ''),
};
