/** Loaded with the first form that is opened: the engine is too heavy for the log-in page. */
export { createFormSessions } from '../forms/form-sessions.ts';
