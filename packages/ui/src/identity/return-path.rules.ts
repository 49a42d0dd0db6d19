export const HOME_PATH = '/wel/index';

/** The log-in page that leads back to `wanted`; who logged out by choice starts at home next time. */
export function loginPath(wanted: string, reason?: 'by-user' | 'expired'): string {
  const query = new URLSearchParams();
  if (reason !== 'by-user' && wanted !== '/' && wanted !== HOME_PATH) query.set('from', wanted);
  if (reason === 'expired') query.set('expired', '1');
  return query.size > 0 ? `/login?${query}` : '/login';
}

/** Where to go after log-in. Only paths of this app: `//elsewhere` and full addresses lead home. */
export function returnPath(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from) || from.startsWith('/login')) return HOME_PATH;
  return from;
}
