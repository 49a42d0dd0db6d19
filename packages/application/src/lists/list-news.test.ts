import { LIST_TOPIC } from '@gongwei/domain/lists';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { listNews } from './list-news.ts';

it('asks the server once for all lists, again when it has forgotten the window, and goes on without an answer', async () => {
  const [told$, begun$] = [new Subject<unknown>(), new Subject<void>()];
  const asked: string[] = [];
  const news$ = listNews({
    begun$,
    news: (topic) => (topic === LIST_TOPIC ? told$ : new Subject()),
    ask: async (topic) => {
      asked.push(topic);
      throw new Error('no line');
    },
  });
  const heard: unknown[] = [];
  const [one, other] = [news$.subscribe((news) => heard.push(news)), news$.subscribe(() => undefined)];
  expect(asked).toEqual([LIST_TOPIC]);
  begun$.next();
  expect(asked).toHaveLength(2);
  told$.next({ form: 'drug-catalogue' });
  one.unsubscribe();
  other.unsubscribe();
  told$.next({ form: 'device' });
  expect(heard).toEqual([{ form: 'drug-catalogue' }]);
  expect(told$.observed).toBe(false);
});
