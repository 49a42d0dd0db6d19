import { createWebLockSheetHolds } from '@gongwei/adapters/form-sessions';
import { createFormSessions } from '@gongwei/application/form-sessions';
import type { FormSessions } from '@gongwei/application/forms';

type Needs = Omit<Parameters<typeof createFormSessions>[0], 'holds'>;

/** What opens forms, on a PC whose windows agree who writes a sheet, where the browser lets them. */
export const createFormDesk = (locks: LockManager | undefined, needs: Needs): FormSessions => {
  const holds = locks && createWebLockSheetHolds({ locks, channel: new BroadcastChannel('gongwei-sheets') });
  return createFormSessions({ ...needs, holds });
};
