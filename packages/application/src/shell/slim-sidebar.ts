import { createKept, STORED, type Kept, type StoredItems } from '../shared/index.ts';

/** Whether the side menu shows icons only, as one left it on this device. */
export const createSlimSidebar = (stored: StoredItems): Kept<boolean> => createKept(stored, STORED.sidebarSlim);
