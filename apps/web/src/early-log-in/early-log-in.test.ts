import { createManualClock, createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import { createStoredItems, STORED } from '@gongwei/application/shared';
import { expect, it } from 'vitest';
import { endsAtLogIn, KEPT, storedText } from './early-log-in.rules.ts';

const nobody = { cookies: '', path: '/login', query: '', locked: false };

it.each([
  ['the log-in page', {}, true],
  ['the bare address', { path: '/' }, true],
  ['a page behind the log-in', { path: '/cust/base', query: '?view=mine' }, true],
  ['somebody who is logged in', { path: '/', cookies: 'x-access-token=abc' }, false],
  ['somebody who is logged in and asks for the log-in page', { cookies: 'a=1; x-access-token=abc' }, false],
  ['a session that has run out', { query: '?from=%2Fcust%2Fbase&expired' }, false],
  ['a locked screen', { path: '/', locked: true }, false],
  ['the set-up of a new server', { path: '/setup' }, false],
  ['the page of the lock', { path: '/lock' }, false],
  ['an error page', { path: '/404' }, false],
  ['a page of another site', { path: '/myiframe/abc' }, false],
])('the form stands before the program, for %s', (_who, visit, shown) => {
  expect(endsAtLogIn({ ...nobody, ...visit })).toBe(shown);
});

it('reads what the program keeps between visits, by the names of the catalogue', () => {
  const local = createMemoryKeyValueStore();
  const stored = createStoredItems(local, createMemoryKeyValueStore(), createManualClock('2026-11-23T04:00:00Z'));
  const { rememberedName, themeName, theme, locked } = STORED;
  expect([locked.name, rememberedName.name, themeName.name, theme.name]).toEqual(Object.values(KEPT));
  for (const item of [rememberedName, themeName, theme]) {
    stored.write(item, 'doctor');
    expect(storedText(local.read(item.name) ?? null)).toBe('doctor');
  }
});

it.each([null, '', '{', '7', 'null', '{"content":""}', '{"content":7}'])('finds nothing in %j', (text) => {
  expect(storedText(text)).toBeUndefined();
});
