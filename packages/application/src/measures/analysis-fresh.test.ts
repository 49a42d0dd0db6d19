import { calendarDay } from '@gongwei/domain/shared';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../shared/index.ts';
import type { AnalysisGateway } from './analysis-gateway.port.ts';
import { answering, ids, page, settled } from './analysis-session.fixture.ts';
import { createAnalysisSession } from './analysis-session.ts';

describe('a page of numbers that somebody looks at', () => {
  it('shows what others saved soon after the news, without taking away what is shown', async () => {
    const { time, pass } = handTime();
    const gateway = answering();
    const news$ = new Subject<unknown>();
    const session = createAnalysisSession(gateway, page, time, ids, news$);
    await settled(session);
    const states: boolean[] = [];
    const looking = session.state$.subscribe(({ loading, table }) => states.push(loading || table === undefined));
    await pass(0);
    const once = gateway.asked.length / 2;
    news$.next({});
    news$.next({});
    await pass(2_000);
    // The table and its drawings, once for both.
    expect(gateway.asked.length).toBe(once * 3);
    expect(states.every((without) => !without)).toBe(true);
    looking.unsubscribe();
    news$.next({});
    await pass(60_000);
    expect(gateway.asked.length).toBe(once * 3);
    // Who comes back sees what was saved meanwhile.
    session.state$.subscribe();
    await pass(0);
    expect(gateway.asked.length).toBe(once * 4);
  });
  it('keeps its numbers where the new ones do not come', async () => {
    const { time, pass } = handTime();
    const gateway = answering();
    const news$ = new Subject<unknown>();
    let broken = false;
    const figures: AnalysisGateway['figures'] = (question, asker) =>
      (broken ? answering(true) : gateway).figures(question, asker);
    const session = createAnalysisSession({ ...gateway, figures }, page, time, ids, news$);
    const table = (await settled(session)).table;
    session.state$.subscribe(() => undefined);
    await pass(0);
    broken = true;
    news$.next({});
    await pass(2_000);
    expect(session.state$.value).toMatchObject({ loading: false, table });
    expect(session.state$.value.fault).toBeUndefined();
  });
  it('asks again after a while where numbers are still being worked out, until they are there', async () => {
    const { time, pass } = handTime();
    const gateway = answering();
    let finished = false;
    const pending = { value: null, counts: 0, among: 0, pending: true } as const;
    const figures: AnalysisGateway['figures'] = async (question, asker) => {
      const answer = await gateway.figures(question, asker);
      return finished ? answer : { ...answer, total: { people: pending } };
    };
    const session = createAnalysisSession({ ...gateway, figures }, page, time, ids, new Subject());
    await settled(session);
    session.state$.subscribe(() => undefined);
    await pass(0);
    expect(session.state$.value.table?.total).toEqual({ people: pending });
    finished = true;
    await pass(10_000);
    expect(session.state$.value.table?.total['people']).toMatchObject({ value: 2026 });
    const asked = gateway.asked.length;
    await pass(60_000);
    await pass(60_000);
    expect(gateway.asked.length).toBe(asked);
  });
});

/** A clock that is moved by hand and lets what was asked be answered. */
function handTime() {
  let now = 0;
  const timers: { at: number; work: () => void }[] = [];
  const time = {
    now: () => new Date(now),
    today: () => calendarDay(2026, 6, 15),
    after: (wait: number, work: () => void) => {
      const timer = { at: now + wait, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  } as unknown as Clock;
  const pass = async (milliseconds: number): Promise<void> => {
    now += milliseconds;
    for (const timer of timers.splice(0)) timer.work();
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  return { time, pass };
}
