import { createManualClock } from '@gongwei/adapters/memory';
import { createListSession, firstQuestion, rowAt } from '@gongwei/application/lists';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createFakeLists, DRUGS } from './list-gateway.fixture.ts';

function open() {
  const clock = createManualClock();
  const server = createFakeLists(1_000);
  const news$ = new Subject<void>();
  const session = createListSession(server.gateway, DRUGS, {
    ...{ clock, news$, question: firstQuestion(DRUGS) },
    loadLabels: async () => ({ columns: {}, filters: {} }),
    remember: () => undefined,
  });
  const nameAt = (index: number) => rowAt(session.state$.value.rows, index)?.cells['name'];
  return { clock, server, news$, session, nameAt };
}

describe('news', () => {
  it('are looked at at once, and once more a second later however many were told meanwhile', async () => {
    const { clock, server, news$, session, nameAt } = open();
    session.show(0, 20);
    await clock.advance(0);
    const asked = server.asked.length;
    server.rename('r3', '改名');
    news$.next();
    await clock.advance(0);
    expect(nameAt(3)).toBe('改名');
    server.rename('r3', '又改');
    for (let told = 0; told < 50; told += 1) news$.next();
    await clock.advance(999);
    expect(nameAt(3)).toBe('改名');
    await clock.advance(1);
    expect(nameAt(3)).toBe('又改');
    await clock.advance(5_000);
    expect(server.asked.length).toBe(asked);
    expect(clock.pending).toBe(0);
  });

  it('leave a row that left the answer in its place, as it is now, with what may still be done', async () => {
    const { clock, server, news$, session, nameAt } = open();
    server.allow('r3', 'close');
    server.allow('r4', 'close');
    session.show(0, 20);
    session.ask({ text: '药' });
    await clock.advance(1_000);
    const offered = (at: number) => rowAt(session.state$.value.rows, at)?.actions;
    expect([nameAt(3), offered(3), offered(4)]).toEqual(['药3', ['close'], ['close']]);
    server.rename('r3', '已结案');
    server.allow('r3', 'reopen');
    server.take('r4');
    news$.next();
    await clock.advance(0);
    expect([...session.state$.value.gone]).toEqual(['r3', 'r4']);
    // One is in the list no more, the other nowhere.
    expect([nameAt(3), offered(3)]).toEqual(['已结案', ['reopen']]);
    expect([nameAt(4), offered(4)]).toEqual(['药4', []]);
    // Back again it is as before.
    server.rename('r3', '药3');
    server.allow('r3', 'close');
    await clock.advance(2_000);
    news$.next();
    await clock.advance(0);
    expect([nameAt(3), offered(3), session.state$.value.gone.has('r3')]).toEqual(['药3', ['close'], false]);
  });

  it('that come while rows are still on their way are looked at afterwards', async () => {
    const { clock, server, news$, session, nameAt } = open();
    session.show(0, 20);
    news$.next();
    await clock.advance(0);
    server.rename('r3', '改名');
    await clock.advance(1_000);
    expect(nameAt(3)).toBe('改名');
  });
});
