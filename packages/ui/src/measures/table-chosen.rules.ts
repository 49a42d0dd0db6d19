import type { AnalysisView } from '@gongwei/application/measures';
import { BY_INSTITUTION, type AnalysisPage } from '@gongwei/domain/measures';

/** What is looked at with another table of a page: where one of its tables is of groups of its own, each is told apart as it is meant to be. */
export function tableChosen(
  { tables = [], opens }: Pick<AnalysisPage, 'tables' | 'opens'>,
  table: string,
): Partial<AnalysisView> {
  if (tables.every(({ by }) => by === undefined)) return { table };
  return { table, by: tables.find(({ id }) => id === table)?.by ?? opens?.by ?? BY_INSTITUTION };
}
