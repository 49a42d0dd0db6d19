/** Whether a visit leads behind the log-in, as far as is known before anything runs: by the cookie of the session. */
export const isTicket = (cookies: string, path: string): boolean =>
  /(?:^|; )x-access-token=[^;]/.test(cookies) && !/^\/(?:login|lock)(?:\/|$)/.test(path);
