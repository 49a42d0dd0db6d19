import type { Clock } from './clock.port.ts';
import type { KeyValueStore } from './key-value-store.port.ts';
import { createStoredItems, type StoredItems } from './stored-items.service.ts';

function mapStore(): KeyValueStore {
  const texts = new Map<string, string>();
  return {
    read: (name) => texts.get(name),
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
    names: () => [...texts.keys()],
  };
}

/** A browser in which nothing lies yet. */
export const emptyBrowser = (): StoredItems =>
  createStoredItems(mapStore(), mapStore(), { now: () => new Date(Date.UTC(2026, 10, 20)) } as Clock);
