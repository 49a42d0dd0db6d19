import type { Json } from '@gongwei/domain/shared';
import { EMPTY, type Observable } from 'rxjs';
import type { Clock } from './clock.port.ts';
import type { KeyValueStore } from './key-value-store.port.ts';
import { token } from './token.ts';
import { ALL_STORED, type ClearOn, type StoredItem } from './storage-catalogue.ts';
import { objectIn } from './stored-shapes.ts';

/** Values between visits in the specification's format `{ dataType, content, type, datetime }`. Never throws. */
export interface StoredItems {
  read<Value>(item: StoredItem<Value>): Value | undefined;
  /** When the item was written, in milliseconds since 1970; `undefined` where it does not lie there. */
  writtenAt(item: StoredItem<unknown>): number | undefined;
  /** `false` where the browser would not take it (full or blocked); everything works on until the next visit. */
  write<Value>(item: StoredItem<Value>, value: Value): boolean;
  remove(item: StoredItem<unknown>): void;
  /** Removes what must not outlive a lock or a log-out. A log-out clears what a lock does, too. `of`: of this window only. */
  clear(on: Exclude<ClearOn, 'never'>, of?: 'session'): void;
  /** Names of items that another window of the browser wrote or removed. */
  readonly changedElsewhere$: Observable<string>;
}
export const StoredItems = token<StoredItems>('StoredItems');

/** The window's own storage, beside `KeyValueStore`, which all windows share. */
export const WindowKeyValueStore = token<KeyValueStore>('WindowKeyValueStore');

/** Stored items over the storage all windows share and that of this window. What the browser refuses or holds garbled reads as absent. */
export function createStoredItems(
  local: KeyValueStore,
  ofWindow: KeyValueStore,
  clock: Clock,
  changedElsewhere$: Observable<string> = EMPTY,
): StoredItems {
  const storeOf = (item: StoredItem<unknown>): KeyValueStore => (item.place === 'local' ? local : ofWindow);
  const quietly = <Value>(work: () => Value): Value | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  const remove = (item: StoredItem<unknown>): void => void quietly(() => storeOf(item).remove(item.name));

  const envelope = (item: StoredItem<unknown>) => {
    const text = storeOf(item).read(item.name);
    return text === undefined ? undefined : objectIn(JSON.parse(text) as Json);
  };

  return {
    changedElsewhere$,
    read: (item) =>
      quietly(() => {
        const content = envelope(item)?.['content'];
        return content === undefined ? undefined : item.decode(content);
      }),
    writtenAt: (item) =>
      quietly(() => {
        const at = Number(envelope(item)?.['datetime'] ?? Number.NaN);
        return Number.isFinite(at) ? at : undefined;
      }),
    write: (item, value) =>
      quietly(() => {
        storeOf(item).write(
          item.name,
          JSON.stringify({ dataType: typeof value, content: value, type: item.place, datetime: clock.now().getTime() }),
        );
        return true;
      }) ?? false,
    remove,
    clear(on, of) {
      for (const item of ALL_STORED.filter(({ place }) => of === undefined || place === of))
        if (item.clearOn === on || (on === 'log-out' && item.clearOn === 'lock')) remove(item);
    },
  };
}
