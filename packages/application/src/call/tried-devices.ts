import { createKept, STORED, type Kept, type StoredItems } from '../shared/index.ts';

/** Whether camera, microphone and network of this PC were tried before its first call. */
export const createTriedDevices = (stored: StoredItems): Kept<boolean> => createKept(stored, STORED.callDevicesTried);
