export {
  ESCALATION_KEY,
  REMINDER_KINDS,
  REMINDER_RULES,
  URGENT_RULES,
  isReminderRule,
  reminderRule,
  type ReminderKind,
  type ReminderLevel,
  type ReminderRuleId,
} from './reminder-rules.data.ts';
export {
  OPEN_REMINDERS,
  REMINDER_EVENT_LABELS,
  REMINDER_STATES,
  REMINDER_STATE_LABELS,
  reminderAfter,
  reminderEventsFrom,
  reminderMachine,
  type ReminderEvent,
  type ReminderEventType,
  type ReminderFacts,
  type ReminderRefusal,
  type ReminderState,
} from './reminder.machine.ts';
export { REMINDER_TOPIC, reminderMessage, type Reminder } from './reminder.ts';
