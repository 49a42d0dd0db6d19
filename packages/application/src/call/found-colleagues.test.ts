import type { Presence } from '@gongwei/domain/call';
import { BehaviorSubject, Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { createTimers, settled } from '../shared/timers.fixture.ts';
import type { CallService } from './call.service.ts';
import type { Colleague, Colleagues } from './colleagues.port.ts';
import { createFoundColleagues } from './found-colleagues.service.ts';

const colleague = (userId: string, presence: Presence): Colleague => ({
  userId,
  name: userId,
  number: userId,
  institutionCode: 'own',
  institutionName: 'own',
  presence,
});

it('keeps presence up to date, asks anew when one comes back into calling, and waits until typing rests', async () => {
  const asked: { readonly text: string; readonly onlineOnly: boolean }[] = [];
  const news$ = new Subject<{ readonly userId: string; readonly presence: Presence }>();
  const presence$ = new BehaviorSubject<CallService['presence$']['value']>('in');
  const { clock, fire } = createTimers();
  const directory: Pick<Colleagues, 'find'> = {
    find: (query) => {
      asked.push(query);
      return Promise.resolve([colleague('wang', 'offline'), colleague('li', 'online')]);
    },
  };
  const found = createFoundColleagues(directory as Colleagues, { presence$, presenceOf: () => news$ }, clock);
  const listening = found.state$.subscribe();
  await settled();
  const online = () =>
    found.state$.value.value?.filter(({ presence }) => presence === 'online').map(({ userId }) => userId);
  expect(online()).toEqual(['li']);
  news$.next({ userId: 'wang', presence: 'online' });
  expect(online()).toEqual(['wang', 'li']);
  found.showOnly(true);
  await settled();
  expect(found.state$.value.value?.map(({ userId }) => userId)).toEqual(['li']);
  presence$.next('failed');
  presence$.next('in');
  await settled();
  expect(asked).toHaveLength(4);
  found.type('w');
  found.type('wa ');
  fire();
  expect(asked.at(-1)).toEqual({ text: 'wa', onlineOnly: true });
  found.clear();
  expect(asked.at(-1)).toEqual({ text: '', onlineOnly: false });
  listening.unsubscribe();
  expect(news$.observed).toBe(false);
});
