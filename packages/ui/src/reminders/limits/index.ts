export { ReminderLimitsWindow } from './reminder-limits.part.tsx';
