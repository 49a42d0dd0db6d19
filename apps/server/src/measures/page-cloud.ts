import { cellOfNumber, measuresFor, MEASURES, type AnalysisCloud } from '@gongwei/domain/measures';
import type { Queryable } from '../database/database.port.ts';
import { cloudPoints } from './cloud-points.query.ts';
import type { Counting } from './count-groups.query.ts';
import type { PageQuestion } from './page-figures.ts';

/** The points of one of a page's scatters, of the same rows as its measure. @throws RangeError where the page has no such scatter. */
export async function pageCloud(
  database: Queryable,
  counting: Counting,
  question: PageQuestion,
  chart: string,
): Promise<AnalysisCloud> {
  const { page } = question;
  const drawn = page.charts.find(({ id, kind }) => id === chart && kind === 'scatter');
  const definition = measuresFor(MEASURES, question).get(drawn?.measures[0] ?? '');
  if (!drawn?.across || !definition) throw new RangeError(`“${page.id}” has no scatter “${chart}”`);
  const settings = await counting.lists.limitsOfNumbers?.(database);
  const cell = cellOfNumber(page, definition, { ...question, today: counting.reading.asked.today, settings });
  return cell ? cloudPoints(database, counting, definition, cell, drawn.across.at) : { points: [], of: 0 };
}
