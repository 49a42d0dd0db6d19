import type { CalendarDay } from '../shared/index.ts';
import type { ReminderKind, ReminderLevel, ReminderRuleId } from './reminder-rules.data.ts';
import type { ReminderEventType, ReminderState } from './reminder.machine.ts';

/** The realtime topic over which a window hears that its user's reminders changed. Bodies hold nothing: who hears asks. */
export const REMINDER_TOPIC = 'reminders';

/** A reminder as its recipient is shown it. Instants are ISO 8601 in UTC. */
export type Reminder = {
  readonly id: string;
  readonly rule: ReminderRuleId;
  readonly kind: ReminderKind;
  readonly level: ReminderLevel;
  readonly state: ReminderState;
  readonly text: string;
  readonly path: string;
  readonly raisedAt: string;
  /** Absent where a birth follows from it and the recipient may only look. */
  readonly dueOn?: CalendarDay;
  /** How often it was raised. */
  readonly times: number;
  /** It came from somebody below who did not read it in time. */
  readonly escalated: boolean;
  readonly events: readonly ReminderEventType[];
  readonly note?: string;
  readonly handledAt?: string;
};

/** What stands in the words of a rule, in place of its `{…}`; what is not known is left out. */
export const reminderMessage = (template: string, facts: { readonly [name: string]: string }): string =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
