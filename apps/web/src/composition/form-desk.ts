import { createWebLockSheetHolds } from '@gongwei/adapters/form-sessions';
import { createFormSessions } from '@gongwei/application/form-sessions';
import type { FormSessions } from '@gongwei/application/forms';

type All = Required<Parameters<typeof createFormSessions>>;
/** Everything but who holds sheets. */
type Needs = All extends [...infer First, unknown] ? First : never;

/** What opens forms, on a PC whose windows agree who writes a sheet, where the browser lets them. */
export const createFormDesk = (locks: LockManager | undefined, ...needs: Needs): FormSessions => {
  const holds = locks && createWebLockSheetHolds({ locks, channel: new BroadcastChannel('gongwei-sheets') });
  return createFormSessions(...needs, holds);
};
