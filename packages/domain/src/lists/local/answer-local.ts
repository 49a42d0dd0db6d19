import type { JsonObject } from '../../shared/index.ts';
import { answerList, cellsOfRows, type AnsweringRow } from '../answer-list.ts';
import { readQuestion } from '../asked-list.ts';
import { compileList } from '../compile-list.ts';
import { compileRowValue } from '../language/evaluate.ts';
import type { AskedBy } from '../language/person-history.ts';
import type { ListDefinition } from '../list-definition.ts';
import type { ListQuestion, ListRow } from '../list-query.ts';
import { rootName, type ListLibrary } from '../subjects.ts';

/** A row a screen has at hand. `values` by the keys of its subject. */
export type LocalRow = { readonly id: string; readonly residentId?: string; readonly values: JsonObject };

/** What is equal otherwise is ordered by its identifier: that is its place here. */
const placeOf = (at: number): string => String(at).padStart(6, '0');

/** No forms stand behind such rows, and their words stand in the definition. */
const NO_LIBRARY: ListLibrary = { form: () => undefined, dictionary: () => undefined };

/**
 * Answers a list over rows at hand, by the same rules the server's answers are held against. They are what whoever sits there may see
 * already, so nothing is masked once more. Without a sort they stay in the order they are given in, and so do those a sort holds to be equal.
 * @throws RangeError for a list that is not sound, and for a question that does not fit it.
 */
export function createLocalAnswer(
  definition: ListDefinition,
): (question: ListQuestion, asked: AskedBy, rows: readonly LocalRow[]) => readonly ListRow[] {
  const list = compileList(definition, NO_LIBRARY);
  const root = rootName(definition.subject);
  const cells = cellsOfRows(list, 'reveals');
  const offers = list.actions
    .filter(({ action }) => action.on === 'row')
    .map(({ action, when }) => ({ id: action.id, holds: when && compileRowValue(when, list.vocabulary) }));
  return (question, asked, rows) => {
    const read = readQuestion(list, question, asked, 'reveals');
    const given = rows.map((row, at): AnsweringRow => ({ id: placeOf(at), asked, roots: { [root]: row.values } }));
    const rowOf = new Map(given.map((row, at) => [row, rows[at]]));
    const found = answerList(read, given);
    const kept = new Set(found);
    const ordered = read.sort.length > 0 ? found : given.filter((row) => kept.has(row));
    return ordered.map((row) => {
      const { id = '', residentId } = rowOf.get(row) ?? {};
      return {
        id,
        ...(residentId !== undefined && { residentId }),
        cells: cells(row),
        actions: offers.flatMap(({ id, holds }) => (holds === undefined || holds(row) === true ? [id] : [])),
      };
    });
  };
}
