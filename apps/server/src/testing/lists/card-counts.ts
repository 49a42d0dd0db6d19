import { readQuestion } from '@gongwei/domain/lists';
import { homeOf } from '@gongwei/domain/pages';
import type { Queryable } from '../../database/database.port.ts';
import { countEach } from '../../lists/count.query.ts';
import type { ServedLists } from '../../lists/serve-lists.ts';
import type { ListReader } from '../../lists/source.ts';

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
    const questions = own.map((card) =>
      readQuestion(
        served.list,
        { list, ...('view' in card ? { view: card.view } : { where: card.where }) },
        reading.asked,
        reading.reader,
      ),
    );
    const counted = await countEach(database, served, questions, reading);
    counts.set(
      list,
      counted.map(({ found }) => found),
    );
  }
  return counts;
}
