import { NUMBER_STRIPS, wholeYear } from '@gongwei/domain/measures';
import { calendarDay, fault } from '@gongwei/domain/shared';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import type { Clock } from '../shared/index.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';
import { answering, page as pageWithDrawings } from './analysis-session.fixture.ts';
import { createNumbers } from './create-numbers.ts';
import { createStrip } from './create-strip.ts';
import { stripNews } from './strip-news.ts';

const strip = NUMBER_STRIPS.find(({ days }) => days === 'month') ?? expect.fail();
const due: (() => void)[] = [];
const clock: Clock = {
  now: () => new Date('2026-06-15T04:00:00Z'),
  today: () => calendarDay(2026, 6, 15),
  after: (_milliseconds: number, work: () => void) => {
    due.push(work);
    return () => undefined;
  },
} as unknown as Clock;
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

it('asks for the numbers of its days while somebody looks, anew after news, and keeps them where none come', async () => {
  const gateway = answering();
  let broken = false;
  const figures: AnalysisGateway['figures'] = (question, asker) =>
    broken ? Promise.reject(new Error('no line')) : gateway.figures(question, asker);
  const news$ = new Subject<unknown>();
  const { state$ } = createStrip({ ...gateway, figures }, clock, news$, strip);
  expect(gateway.asked).toEqual([]);
  const looking = state$.subscribe();
  await settle();
  expect(gateway.asked).toEqual([{ page: strip.id, by: [], groups: [], from: '2026-06-01', until: '2026-06-30' }]);
  expect(state$.value).toMatchObject({ mayOpen: true, cells: { people: { value: 2026 } } });
  news$.next({});
  due.splice(0).forEach((work) => work());
  await settle();
  expect(gateway.asked).toHaveLength(2);
  broken = true;
  news$.next({});
  due.splice(0).forEach((work) => work());
  await settle();
  expect(state$.value.cells).toEqual({ people: { value: 2026, counts: 2026, among: 2026 } });
  looking.unsubscribe();
  news$.next({});
  expect(due).toEqual([]);
});

it('has none where they are not told to who asks', async () => {
  const refusal = fault({ code: 'analysis.question', category: 'input', message: '您看到的数字已取整' });
  const figures = () => Promise.reject(refusal);
  const { state$ } = createStrip({ ...answering(), figures }, clock, new Subject(), strip);
  const looking = state$.subscribe();
  await settle();
  expect(state$.value).toMatchObject({ refused: true });
  expect(state$.value).not.toHaveProperty('cells');
  looking.unsubscribe();
});

it('of a day are not even asked for by who is told whole months only, and are by everybody else', async () => {
  const daily = NUMBER_STRIPS.find(({ days }) => days === 'day') ?? expect.fail();
  for (const wholeMonths of [true, false]) {
    const gateway = answering();
    const words: AnalysisGateway['words'] = async (page) => ({ ...(await gateway.words(page)), wholeMonths });
    const { state$ } = createStrip({ ...gateway, words }, clock, new Subject(), daily);
    const looking = state$.subscribe();
    await settle();
    expect([wholeMonths, gateway.asked.length]).toEqual([wholeMonths, wholeMonths ? 0 : 1]);
    expect([state$.value.refused, state$.value.cells !== undefined]).toEqual(
      wholeMonths ? [true, false] : [undefined, true],
    );
    looking.unsubscribe();
  }
});

it('asks again by itself for as long as numbers are still being worked out', async () => {
  const gateway = answering();
  let finished = false;
  const figures: AnalysisGateway['figures'] = async (question, asker) => {
    const answer = await gateway.figures(question, asker);
    const pending = { value: null, counts: 0, among: 0, pending: true } as const;
    return finished ? answer : { ...answer, total: { people: pending } };
  };
  const { state$ } = createStrip({ ...gateway, figures }, clock, new Subject(), strip);
  const looking = state$.subscribe();
  await settle();
  const pass = async (): Promise<void> => {
    due.splice(0).forEach((work) => work());
    await settle();
  };
  await pass();
  finished = true;
  await pass();
  expect(state$.value.cells).toMatchObject({ people: { value: 2026 } });
  await pass();
  expect([gateway.asked.length, due.length]).toEqual([3, 0]);
  looking.unsubscribe();
});

it('asks for the numbers first, then for each drawing that tells groups apart, and for what those draw only', async () => {
  const gateway = answering();
  const chart = { id: 'all', title: '', kind: 'bar', measures: ['people'], by: [] } as const;
  const page = {
    ...pageWithDrawings,
    indicators: [{ label: '人数', measure: 'people' }],
    charts: [chart, ...pageWithDrawings.charts.slice(0, 2)],
  };
  const { state$ } = createNumbers(gateway, clock, new Subject(), { page, daysOn: () => wholeYear(2024) });
  const looking = state$.subscribe();
  for (let turn = 0; turn < 3; turn += 1) await settle();
  expect(gateway.asked.map(({ by, measures, from }) => [by, measures, from])).toEqual([
    [[], ['people'], '2024-01-01'],
    [['ageBand'], ['rate'], '2024-01-01'],
    [['org'], ['people'], '2024-01-01'],
  ]);
  expect([...state$.value.drawings.keys()]).toEqual(['all', 'age', 'places']);
  expect(state$.value.cells).toMatchObject({ people: { value: 2024 } });
  looking.unsubscribe();
});

it('hears of uploads where it counts them, asked for once and after each drop', () => {
  const topics = { uploads: new Subject<unknown>() };
  const [saves$, begun$, asked, heard] = [new Subject<unknown>(), new Subject<void>(), [] as string[], [] as unknown[]];
  const channel = {
    begun$,
    news: (topic: string) => topics[topic as 'uploads'],
    ask: async (topic: string) => void asked.push(topic),
  };
  const listening = stripNews(channel, saves$, { of: 'upload' }).subscribe((news) => heard.push(news));
  topics.uploads.next('uploaded');
  saves$.next('saved');
  begun$.next();
  expect([heard, asked]).toEqual([
    ['uploaded', 'saved'],
    ['uploads', 'uploads'],
  ]);
  listening.unsubscribe();
  expect([topics.uploads.observed, begun$.observed, saves$.observed]).toEqual([false, false, false]);
  expect(stripNews(channel, saves$, { of: 'resident' })).toBe(saves$);
});
