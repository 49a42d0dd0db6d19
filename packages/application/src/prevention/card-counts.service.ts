import type { ListCount, ListQuestion } from '@gongwei/domain/lists';
import type { ListGateway } from '../lists/list-gateway.port.ts';
import { createLoaded, type Clock, type Loaded } from '../shared/index.ts';

/** Milliseconds after which the numbers are asked for again by themselves. */
const EVERY = 60_000;

/** How many each question finds, in their order; `undefined` where it could not be asked. */
type CardCounts = readonly (ListCount | undefined)[];

/** How many rows lists have under some questions, kept up to date. One that fails leaves the others their numbers. */
export const createCardCounts = (
  lists: Pick<ListGateway, 'count'>,
  clock: Clock,
  questions: readonly ListQuestion[],
): Loaded<CardCounts> =>
  createLoaded(
    (asker) => Promise.all(questions.map((one) => lists.count(one, asker).catch(() => undefined))),
    undefined,
    {
      clock,
      every: EVERY,
    },
  );
