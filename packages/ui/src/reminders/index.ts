export { ReminderBell } from './reminder-bell.part.tsx';
