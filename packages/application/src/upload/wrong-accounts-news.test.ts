import { BehaviorSubject } from 'rxjs';
import { expect, it } from 'vitest';
import { emptyBrowser } from '../shared/stored.fixture.ts';
import type { PlatformAccountRow, PlatformAccountsState } from './platform-accounts.service.ts';
import { createWrongAccountsNews } from './wrong-accounts-news.ts';

/** Accounts that answer at once with so many rows. */
function accountsOf(count: number) {
  const state$ = new BehaviorSubject<PlatformAccountsState>({ step: 'unasked' });
  const rows = Array.from({ length: count }, (_, at) => ({ id: `${at}` }) as PlatformAccountRow);
  let asked = 0;
  const load = async (): Promise<void> => {
    asked += 1;
    state$.next({ step: 'here', rows });
  };
  return { state$, load, asked: () => asked };
}

it('tells whoever may upload once after a log-in', () => {
  const [stored, accounts] = [emptyBrowser(), accountsOf(2)];
  const news = createWrongAccountsNews(accounts, stored, true);
  news.state$.subscribe();
  expect(news.state$.value.untold).toBe(2);
  news.told();
  expect(news.state$.value.untold).toBe(0);
  const again = createWrongAccountsNews(accounts, stored, true);
  again.state$.subscribe();
  expect([again.state$.value.untold, accounts.asked()]).toEqual([0, 1]);
  stored.clear('log-out');
  const later = createWrongAccountsNews(accounts, stored, true);
  later.state$.subscribe();
  expect([later.state$.value.untold, accounts.asked()]).toEqual([2, 2]);
});

it('tells nobody else, and asks nothing for them', () => {
  const accounts = accountsOf(2);
  const news = createWrongAccountsNews(accounts, emptyBrowser(), false);
  news.state$.subscribe();
  expect([news.state$.value.untold, accounts.asked()]).toEqual([0, 0]);
});
