import type { SessionService } from '../identity/session.service.ts';
import { createScope } from '../shared/index.ts';
import { STORED } from '../shared/storage-catalogue.ts';
import type { StoredItems } from '../shared/stored-items.service.ts';
import type { Tab, TabsService } from './tabs.service.ts';

const HOME: Tab = { label: '首页', value: '/wel', close: false };

/** The tab bar: home first, the rest in the order they were opened; the window finds them again after a reload. */
export function createTabsService(stored: StoredItems, session: SessionService): TabsService {
  const scope = createScope();
  const kept = (stored.read(STORED.tabs) ?? []).filter((tab) => tab.value !== HOME.value);
  const tabs$ = scope.behavior<readonly Tab[]>([HOME, ...kept.map((tab) => ({ ...tab, close: true }))]);
  const current$ = scope.behavior(stored.read(STORED.currentTab)?.value ?? HOME.value);

  const keep = (tabs: readonly Tab[], current: string): void => {
    tabs$.next(tabs);
    if (current !== current$.value) current$.next(current);
    stored.write(STORED.tabs, tabs);
    stored.write(STORED.currentTab, tabs.find((tab) => tab.value === current) ?? HOME);
  };
  // The next user starts with an empty tab bar: titles of pages name residents.
  let loggedIn = session.state$.value.status === 'logged-in';
  scope.listen(session.state$, ({ status }) => {
    if (loggedIn && status === 'logged-out') {
      tabs$.next([HOME]);
      current$.next(HOME.value);
    }
    loggedIn = status === 'logged-in' || (loggedIn && status !== 'logged-out');
  });

  return {
    tabs$,
    current$,
    visit({ label, value }) {
      const known = tabs$.value.some((tab) => tab.value === value);
      keep(known ? tabs$.value : [...tabs$.value, { label, value, close: true }], value);
    },
    rename(value, label) {
      keep(
        tabs$.value.map((tab) => (tab.value === value && tab.label !== label ? { ...tab, label } : tab)),
        current$.value,
      );
    },
    close(value) {
      const at = tabs$.value.findIndex((tab) => tab.value === value && tab.close);
      if (at === -1) return current$.value;
      const left = tabs$.value.filter((_, index) => index !== at);
      // Closing the page one looks at leads to its right neighbour, at the end to the left one.
      const next = current$.value === value ? (left[at] ?? left[at - 1] ?? HOME).value : current$.value;
      keep(left, next);
      return next;
    },
    closeOthers: () =>
      keep(
        tabs$.value.filter((tab) => !tab.close || tab.value === current$.value),
        current$.value,
      ),
    closeAll() {
      keep([HOME], HOME.value);
      return HOME.value;
    },
    dispose: () => scope.end(),
  };
}
