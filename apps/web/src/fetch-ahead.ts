import { isTicket } from './fetch-ahead.rules.ts';

/**
 * First of all modules: for whoever comes with a session what stands behind the log-in is sent for before the services are
 * made and the first page is drawn, so that line and processor work at the same time. What fails is fetched again, and told
 * of, by the route that needs it.
 */
if (isTicket(document.cookie, location.pathname)) import('./behind-log-in.tsx').catch(() => undefined);
