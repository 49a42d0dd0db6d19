import type { TokenStore } from '@gongwei/application/identity';
import { STORED, type StoredItems } from '@gongwei/application/shared';
import { distinctUntilChanged, filter, map } from 'rxjs';

/** What of `document` and `location` a cookie needs. */
export type CookieJar = { cookie: string };

const COOKIE = 'x-access-token';
const TWO_HOURS = 2 * 60 * 60;

/**
 * The token in the specification's cookie, which runs out two hours after the page was loaded, and its stored copy, which
 * is what calls carry. Without the cookie the copy is no ticket in.
 */
export function createCookieTokenStore(jar: CookieJar, secure: boolean, stored: StoredItems): TokenStore {
  const write = (value: string, seconds: number): void => {
    jar.cookie = `${COOKIE}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Strict${secure ? '; Secure' : ''}`;
  };
  const cookie = (): string | undefined => {
    const found = jar.cookie
      .split('; ')
      .find((one) => one.startsWith(`${COOKIE}=`))
      ?.slice(COOKIE.length + 1);
    try {
      return found ? decodeURIComponent(found) : undefined;
    } catch {
      return undefined;
    }
  };
  let current: string | undefined;
  const replaced = (): boolean => {
    const kept = stored.read(STORED.token);
    return current !== undefined && kept !== undefined && kept !== current;
  };
  return {
    resumable: () => (stored.read(STORED.permissions) === undefined ? undefined : cookie()),
    current: () => current,
    keptAt: () => stored.writtenAt(STORED.token),
    keptElsewhere$: stored.changedElsewhere$.pipe(
      filter((name) => name === STORED.token.name),
      map(() => stored.read(STORED.token)),
      filter((token) => token !== undefined && token !== '' && token !== current),
      map(String),
      distinctUntilChanged(),
    ),
    replaced,
    keep(token) {
      current = token;
      write(token, TWO_HOURS);
      stored.write(STORED.token, token);
    },
    clear() {
      const others = replaced();
      current = undefined;
      if (others) return;
      write('', 0);
      stored.remove(STORED.token);
    },
  };
}
