import { HOME_ADDRESS, HOME_TAB, tabsMachine, withoutNames, type TabsEvent } from '@gongwei/domain/shell';
import { createActor } from 'xstate';
import type { SessionService } from '../identity/session.service.ts';
import { createScope } from '../shared/index.ts';
import { STORED } from '../shared/storage-catalogue.ts';
import type { StoredItems } from '../shared/stored-items.service.ts';
import type { TabsService } from './tabs.service.ts';

/** Runs the tab machine on what the window keeps, so that a reload finds the tabs again. */
export function createTabsService(stored: StoredItems, session: SessionService): TabsService {
  const scope = createScope();
  const actor = createActor(
    tabsMachine.provide({
      actions: {
        keep({ context: { tabs, current } }) {
          const kept = withoutNames(tabs);
          stored.write(STORED.tabs, kept);
          stored.write(STORED.currentTab, kept.find((tab) => tab.value === current) ?? HOME_TAB);
        },
      },
    }),
    { input: { tabs: stored.read(STORED.tabs) ?? [], current: stored.read(STORED.currentTab)?.value ?? '' } },
  );
  const { tabs, current } = actor.getSnapshot().context;
  const tabs$ = scope.behavior(tabs);
  const current$ = scope.behavior(current);
  actor.subscribe(({ context }) => {
    if (context.tabs !== tabs$.value) tabs$.next(context.tabs);
    if (context.current !== current$.value) current$.next(context.current);
  });
  actor.start();
  scope.onEnd(() => actor.stop());
  const send = (event: TabsEvent): string => {
    actor.send(event);
    return current$.value;
  };

  // The next user starts with an empty tab bar.
  let loggedIn = session.state$.value.status === 'logged-in';
  scope.listen(session.state$, ({ status }) => {
    if (loggedIn && status === 'logged-out') {
      send({ type: 'CLOSE_ALL' });
      stored.remove(STORED.tabs);
      stored.remove(STORED.currentTab);
    }
    loggedIn = status === 'logged-in' || (loggedIn && status !== 'logged-out');
  });

  return {
    tabs$,
    current$,
    visit: (page) => void send({ type: 'VISIT', ...page }),
    rename: (value, words) => void send({ type: 'RENAME', value, ...words }),
    close: (value) => send({ type: 'CLOSE', value }),
    closeOthers: (value = current$.value) => send({ type: 'CLOSE_OTHERS', value }),
    closeAll: () => send({ type: 'CLOSE_ALL' }),
    addressOf(value) {
      const tab = tabs$.value.find((one) => one.value === value);
      const usual = value === HOME_TAB.value ? HOME_ADDRESS : value;
      return (tab?.params?.address ?? usual) + (tab?.query ?? '');
    },
    dispose: () => scope.end(),
  };
}
