import type { Reminder, ReminderKind } from '@gongwei/domain/reminders';
import type { Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** One's own reminders. `kinds`: how many are open, of each kind; `rows`: the first 200. */
export type ReminderPage = {
  readonly unread: number;
  readonly open: number;
  readonly kinds: { readonly [kind in ReminderKind]?: number };
  readonly rows: readonly Reminder[];
};

/** What somebody does with a reminder; what closes or opens it again carries a note. */
export type ReminderAct =
  | { readonly type: 'READ' | 'START' }
  | { readonly type: 'HANDLE' | 'IGNORE' | 'REOPEN'; readonly note: string };

/** What the server reminds its user of. What a rule refuses comes as a sentence; everything else rejects with a `Fault`. */
export interface ReminderGateway {
  find(which: 'open' | 'past'): Promise<ReminderPage>;
  act(id: string, act: ReminderAct): Promise<Result<Reminder, string>>;
  readAll(): Promise<void>;
}
export const ReminderGateway = token<ReminderGateway>('ReminderGateway');
