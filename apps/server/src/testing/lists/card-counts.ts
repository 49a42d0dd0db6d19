import { readQuestion, type AskedList } from '@gongwei/domain/lists';
import { homeOf, type Home } from '@gongwei/domain/pages';
import type { Queryable } from '../../database/database.port.ts';
import { countEach } from '../../lists/count.query.ts';
import type { ServedLists } from '../../lists/serve-lists.ts';
import type { ListReader, ServedList } from '../../lists/source.ts';

type Card = Home['areas'][number]['cards'][number];

/** What cards of one list ask, as the page does. */
export const cardQuestions = (
  { list }: ServedList,
  cards: readonly Card[],
  { asked, reader }: ListReader,
): readonly AskedList[] =>
  cards.map((card) =>
    readQuestion(
      list,
      { list: card.list, ...('view' in card ? { view: card.view } : { where: card.where }) },
      asked,
      reader,
    ),
  );

/** What the cards of the first page say, those of one list counted together, as the page asks for them. */
export async function cardCounts(
  database: Queryable,
  lists: ServedLists,
  reading: ListReader,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const cards = homeOf(() => 'M').areas.flatMap((area) => area.cards);
  const counts = new Map<string, readonly number[]>();
  for (const [list, own] of Map.groupBy(cards, (card) => card.list)) {
    const served = lists.get(list);
    if (!served) throw new RangeError(list);
    const counted = await countEach(database, served, cardQuestions(served, own, reading), reading);
    counts.set(
      list,
      counted.map(({ found }) => found),
    );
  }
  return counts;
}
