import { isTypedEarly } from './early-log-in/take-over.ts';
import { isTicket } from './fetch-ahead.rules.ts';

/** What calls the server, and what stands behind the log-in. What fails here is fetched again, and told of, by who needs it. */
const fetchBehindLogIn = (): void => {
  import('@gongwei/adapters/http/gateway').catch(() => undefined);
  import('./behind-log-in.tsx').catch(() => undefined);
};

/**
 * First of all modules: for whoever comes with a session what stands behind the log-in is sent for before the services are
 * made and the first page is drawn, so that line and processor work at the same time. Others need it as soon as they are let
 * in: it comes while they type who they are.
 */
if (isTicket(document.cookie, location.pathname) || isTypedEarly()) fetchBehindLogIn();
else document.addEventListener('input', fetchBehindLogIn, { once: true });
