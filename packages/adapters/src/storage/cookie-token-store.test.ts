import { createManualClock, createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import { createStoredItems, STORED } from '@gongwei/application/shared';
import { expect, it } from 'vitest';
import { createCookieTokenStore } from './cookie-token-store.ts';

function kept(secure = false) {
  const written: string[] = [];
  const jar = {
    get cookie() {
      return written.at(-1)?.split(';')[0] ?? '';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  const clock = createManualClock();
  const stored = createStoredItems(createMemoryKeyValueStore(), createMemoryKeyValueStore(), clock);
  return { written, stored, clock, tokens: createCookieTokenStore(jar, secure, stored) };
}

it('keeps the token in x-access-token for two hours, for this site only', () => {
  const { written, tokens } = kept();
  tokens.keep('a b');
  expect(written).toEqual(['x-access-token=a%20b; Max-Age=7200; Path=/; SameSite=Strict']);
  expect(tokens.current()).toBe('a b');
  const secure = kept(true);
  secure.tokens.keep('x');
  expect(secure.written[0]).toMatch(/; Secure$/);
});

it('can be resumed only with the cookie and stored permissions', () => {
  const { stored, tokens } = kept();
  tokens.keep('t');
  expect(tokens.resumable()).toBeUndefined();
  stored.write(STORED.permissions, []);
  expect(tokens.resumable()).toBe('t');
  tokens.clear();
  expect([tokens.resumable(), tokens.current()]).toEqual([undefined, undefined]);
});

it('says when it was kept by the stored datetime', () => {
  const { clock, tokens } = kept();
  tokens.keep('t');
  expect(tokens.keptAt()).toBe(clock.now().getTime());
});
