import type { ListCount, ListQuestion } from '@gongwei/domain/lists';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Asker, type Clock, type Loaded } from '../shared/index.ts';

/** Milliseconds after which the numbers are asked for again by themselves. */
const EVERY = 60_000;

type Lists = Pick<ListGateway, 'counts'>;
/** How many each question finds, in their order; `undefined` where it could not be asked. */
type CardCounts = readonly (ListCount | undefined)[];

/** How many rows lists have under some questions, kept up to date. A list that fails leaves the others their numbers. */
export const createCardCounts = (lists: Lists, clock: Clock, questions: readonly ListQuestion[]): Loaded<CardCounts> =>
  createLoaded((asker) => countsOf(lists, questions, asker), undefined, { clock, every: EVERY });

/** All questions about one list are asked at once. */
async function countsOf(lists: Lists, questions: readonly ListQuestion[], asker: Asker): Promise<CardCounts> {
  const names = [...new Set(questions.map(({ list }) => list))];
  const byList = await Promise.all(
    names.map(async (name) => {
      const own = questions.filter(({ list }) => list === name);
      const asked = own.map(({ list: _list, ...question }) => question);
      const found = await lists.counts(name, asked, asker).catch(() => []);
      return own.map((question, at) => [question, found[at]] as const);
    }),
  );
  const counts = new Map(byList.flat());
  return questions.map((question) => counts.get(question));
}
