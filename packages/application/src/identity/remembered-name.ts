import { createKept, STORED, type Kept, type StoredItems } from '../shared/index.ts';

/** The name somebody logs in with, where they wished it kept on this PC. */
export const createRememberedName = (stored: StoredItems): Kept<string> => createKept(stored, STORED.rememberedName);
