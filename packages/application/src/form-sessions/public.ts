export { createFormSessions } from '../forms/form-sessions.ts';
