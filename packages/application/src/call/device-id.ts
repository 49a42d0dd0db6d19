import { STORED, type IdSource, type StoredItems } from '../shared/index.ts';

/** Names this browser to the server, so that its windows count as one place. Where the browser keeps nothing, each is its own. */
export function deviceIdOf(stored: StoredItems, ids: IdSource): string {
  const kept = stored.read(STORED.callDevice);
  if (kept !== undefined) return kept;
  const device = ids.next();
  stored.write(STORED.callDevice, device);
  return device;
}
