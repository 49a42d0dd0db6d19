import { createBluetoothMeters, type WebBluetooth } from '@gongwei/adapters/bluetooth';
import { createWebLockSheetHolds } from '@gongwei/adapters/form-sessions';
import { createFormSessions } from '@gongwei/application/form-sessions';
import type { FormSessions } from '@gongwei/application/forms';

type Needs = Omit<Parameters<typeof createFormSessions>[0], 'holds' | 'meters'>;

/** What opens forms, on a PC whose windows agree who writes a sheet and which speaks with meters, where the browser lets it. */
export const createFormDesk = (locks: LockManager | undefined, needs: Needs): FormSessions => {
  const holds = locks && createWebLockSheetHolds({ locks, channel: new BroadcastChannel('gongwei-sheets') });
  const { bluetooth } = navigator as { readonly bluetooth?: WebBluetooth };
  const meters = bluetooth && createBluetoothMeters(bluetooth, needs.clock);
  return createFormSessions({ ...needs, holds, meters });
};
