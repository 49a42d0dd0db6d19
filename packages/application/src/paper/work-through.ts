import type { Asker } from '../shared/index.ts';

/** What became of one thing of a batch. */
export type Outcome<Item, Value> =
  | { readonly item: Item; readonly done: true; readonly value: Value }
  | { readonly item: Item; readonly done: false; readonly failure: unknown };

/**
 * Works through items a few at a time, in their order of beginning; `tell` hears of each as it ends. One that fails does not keep the
 * others; when `asker` has ended, nothing more begins and nothing more is told. Resolves when all that began has ended.
 */
export async function workThrough<Item, Value>(
  items: readonly Item[],
  work: (item: Item) => Promise<Value>,
  tell: (outcome: Outcome<Item, Value>) => void,
  { atOnce, asker }: { readonly atOnce: number; readonly asker: Pick<Asker, 'ended'> },
): Promise<void> {
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < items.length && !asker.ended) {
      const item = items[next++] as Item;
      const outcome = await work(item).then(
        (value): Outcome<Item, Value> => ({ item, done: true, value }),
        (failure: unknown): Outcome<Item, Value> => ({ item, done: false, failure }),
      );
      if (!asker.ended) tell(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}
