import type { Fault } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { ReminderAct, ReminderPage } from './reminder-gateway.port.ts';

/** Reminders as the panel shows them, and what became of the last wish. */
export type CentreState = {
  /** Open ones as they were last told; missing until the first answer. */
  readonly open?: ReminderPage;
  /** What was done and put aside, once somebody asked for it. */
  readonly past?: ReminderPage;
  readonly fault?: Fault;
  /** What is being changed. */
  readonly busy?: string;
  /** Why the last wish was not done, and of which reminder. */
  readonly refused?: { readonly id: string; readonly message: string };
};

/** Hours of the day in China between which nothing is told aloud: from `from` until `until`, both 0 to 23; the same hour twice is never. */
export type QuietHours = { readonly from: number; readonly until: number };

/** One's own reminders, live: the server tells that they changed, and they are asked for. */
export interface ReminderCentre {
  readonly state$: Behavior<CentreState>;
  readonly unread$: Behavior<number>;
  /** Whether the panel is open; a picked notice of the desktop opens it. */
  readonly shown$: Behavior<boolean>;
  readonly quiet$: Behavior<QuietHours>;
  show(on: boolean): void;
  reload(): void;
  askPast(): void;
  act(id: string, act: ReminderAct): Promise<boolean>;
  readAll(): Promise<void>;
  keepQuiet(hours: QuietHours): void;
  dispose(): void;
}
export const ReminderCentre = token<ReminderCentre>('ReminderCentre');
