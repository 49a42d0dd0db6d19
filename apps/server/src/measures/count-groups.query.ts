import { hash } from 'node:crypto';
import type { Figures, MeasureCell, MeasureDefinition } from '@gongwei/domain/measures';
import { cachedByRevision } from '../database/cached-by-revision.ts';
import type { Queryable } from '../database/database.port.ts';
import { homeStates, keptByHome, type HomeStates } from '../database/kept-by-home.ts';
import { countStatement, type Asking, type Grouping } from './count-statement.ts';
import { figuresOf, PART_CODE, partsOf, sizeOf, type CountedRow, type Part } from './counted-parts.ts';

/** Who reads, over which rows. */
export type Counting = Asking & {
  /** Looked up before the first of several questions. */
  readonly states?: HomeStates;
  /** People of one statement, where it is not as usual. */
  readonly mostPeople?: number;
};

/**
 * Measures over the same rows that are kept alike, by group and of everything: which sheet of a person counts is decided within each group, in one pass over the rows. The same
 * conditions make the list a number opens. What follows from records alone is kept until the records of somebody of the branch change; of rows
 * that are somebody's it is kept by where they are at home, and asked anew only of homes where somebody has changed.
 */
export async function countGroups(
  database: Queryable,
  counting: Counting,
  measures: readonly MeasureDefinition[],
  cell: MeasureCell,
  grouping: Grouping,
): Promise<ReadonlyMap<string, Figures>> {
  const [first] = measures;
  if (!first) return new Map();
  const { counts, keeping, ask: said } = countStatement(counting, first, measures, cell, grouping);
  const ask = async (homes?: readonly string[], people?: number): Promise<ReadonlyMap<string, Part>> => {
    const { statement, values } = said(homes, people);
    return partsOf(await database.query<CountedRow>(statement, values), counts);
  };
  const addUp = (parts: Iterable<Part>) => figuresOf(measures, counts, parts);
  const whole = async () => addUp((await ask()).values());
  if (!keeping) return whole();
  const [branch, key] = [cell.institution, hash('sha256', JSON.stringify([said(), counts]), 'base64')];
  if (keeping.by === 'branch') return cachedByRevision(database, branch, key, whole);
  const states = counting.states ?? (await homeStates(database));
  const { lying, kinds } = keeping;
  return keptByHome(database, {
    branch,
    lying,
    kinds,
    key,
    states,
    ask,
    sizeOf,
    addUp,
    code: PART_CODE,
    mostPeople: counting.mostPeople,
  });
}
