export const HOME_PATH = '/wel/index';

export const LOCK_PATH = '/lock';

/** The lock page that leads back to `wanted`. */
export const lockPath = (wanted: string): string =>
  wanted === '/' || wanted === HOME_PATH ? LOCK_PATH : `${LOCK_PATH}?${new URLSearchParams({ from: wanted })}`;

/** The log-in page that leads back to `wanted`; who logged out by choice starts at home next time. */
export function loginPath(wanted: string, reason?: 'by-user' | 'expired'): string {
  const query = new URLSearchParams();
  if (reason !== 'by-user' && wanted !== '/' && wanted !== HOME_PATH) query.set('from', wanted);
  if (reason === 'expired') query.set('expired', '1');
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** Where to go after log-in or unlocking. Only paths of this app: `//elsewhere` and full addresses lead home. */
export function returnPath(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from) || /^\/(login|lock)\b/.test(from)) return HOME_PATH;
  return from;
}
