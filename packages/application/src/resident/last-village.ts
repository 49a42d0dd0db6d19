import { STORED, type StoredItems } from '../shared/index.ts';

/** Where the last person lived whom one opened a file for in this window: codes from the township down to the village. */
interface LastVillage {
  readonly path: readonly string[];
  note(path: readonly string[]): void;
}

/** The last village of this window, so that the next file of a household begins there. */
export const lastVillageIn = (stored: StoredItems): LastVillage => ({
  path: stored.read(STORED.lastVillage) ?? [],
  note: (path) => void stored.write(STORED.lastVillage, path),
});
