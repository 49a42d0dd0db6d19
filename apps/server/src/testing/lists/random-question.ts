import {
  optionsOfLabels,
  type CompiledList,
  type FilterValue,
  type ListLibrary,
  type ListQuestion,
} from '@gongwei/domain/lists';
import type { createRandom } from '../../seed/random.ts';

type Random = ReturnType<typeof createRandom>;
const TEXTS = ['张', 'z', 'wm', '1234', '李', 'a', '药', '0'];
const DAYS = ['2019-01-01', '2024-02-29', '2025-12-31', '2026-05-01', '@today', '@today-30d', '2026-12-31'];
const PLACES = ['990101', '990101101', '9901011010', '@myInstitution', '99'];

/** A value that fits a filter. */
export function randomValue(random: Random, list: CompiledList, key: string, library: ListLibrary): FilterValue {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random.next() * items.length)] as Item;
  const filter = list.filters.get(key)?.filter;
  switch (filter?.kind) {
    case 'choice': {
      const codes = (optionsOfLabels(filter.words, library) ?? []).map(({ code }) => code);
      return random.next() < 0.5 ? [pick(codes)] : [pick(codes), pick(codes)];
    }
    case 'range':
      return random.next() < 0.5 ? { from: pick([0, 18, 65, 140]) } : { from: pick([0, 1]), to: pick([64, 130, 2]) };
    case 'days':
      return random.next() < 0.5 ? { to: pick(DAYS) } : { from: pick(DAYS), to: pick(DAYS) };
    case 'place':
      return [pick(PLACES)];
    case 'person':
    case 'thing':
      return [pick(['@me', 'nobody'])];
    case 'text':
      return { text: pick(TEXTS) };
    // What the codes of a number mean is the analyses' to say; none are asked here.
    case 'number':
      return [];
    default:
      return ['1'];
  }
}

/** A question of a list: some filters, a sort, now and then a view or a typed text. All from the seed. */
export function randomQuestion(random: Random, list: CompiledList, library: ListLibrary): ListQuestion {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random.next() * items.length)];
  const filters = [...list.filters.keys()].filter(() => random.next() < 0.2);
  const sortable = [...list.columns.values()].filter(({ column }) => column.sortable).map(({ column }) => column.key);
  const sort = [pick(sortable), pick(sortable)].flatMap((by) =>
    by === undefined ? [] : [{ by, ...(random.next() < 0.5 && { descending: true as const }) }],
  );
  const view = random.next() < 0.2 ? pick([...list.views.keys()]) : undefined;
  const searches = list.definition.filters.some(({ kind, match }) => kind === 'text' && match === 'search');
  return {
    list: list.definition.id,
    where: Object.fromEntries(filters.map((key) => [key, randomValue(random, list, key, library)])),
    ...(random.next() < 0.8 && { sort }),
    ...(view !== undefined && { view }),
    ...(searches && random.next() < 0.15 && { text: pick(TEXTS) as string }),
  };
}
