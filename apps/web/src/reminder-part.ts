/** The header's reminders: nobody waits for them, so they are no part of any page. */
export { remindersModule } from './composition/reminders.module.ts';
export { ReminderBell } from '@gongwei/ui/reminders';
