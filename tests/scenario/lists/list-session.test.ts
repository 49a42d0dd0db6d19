import { createManualClock, settle } from '@gongwei/adapters/memory';
import { createListSession, firstQuestion, rowAt, tickedCount, type ListKept } from '@gongwei/application/lists';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createFakeLists, DRUGS } from './list-gateway.fixture.ts';

function open(size = 1_000) {
  const clock = createManualClock();
  const server = createFakeLists(size);
  const news$ = new Subject<void>();
  const kept: ListKept[] = [];
  const session = createListSession(server.gateway, DRUGS, {
    clock,
    loadLabels: async () => ({ columns: {}, filters: {} }),
    news$,
    question: firstQuestion(DRUGS),
    remember: (one) => void kept.push(one),
  });
  const nameAt = (index: number) => rowAt(session.state$.value.rows, index)?.cells['name'];
  return { clock, server, news$, session, kept, nameAt };
}

describe('a list somebody works with', () => {
  it('asks for nothing until rows are shown, then for a hundred with the filters it starts with', async () => {
    const { server, session, nameAt } = open();
    session.ask({ where: { kind: ['1'] } });
    expect(server.asked).toEqual([]);
    session.ask({ where: { kind: undefined } });
    session.show(0, 20);
    await settle();
    expect(server.asked).toEqual([
      { question: { list: 'drugs', where: { mine: ['1'] } }, stretch: { offset: 0, limit: 100 } },
    ]);
    expect([nameAt(0), nameAt(99), nameAt(100), session.state$.value.count?.found]).toEqual([
      '药0',
      '药99',
      undefined,
      1_000,
    ]);
  });

  it('fetches the stretch next to known rows by its neighbour, a far one by place, and nothing twice', async () => {
    const { server, session, nameAt } = open();
    session.show(0, 20);
    await settle();
    session.show(90, 110);
    await settle();
    session.show(700, 720);
    await settle();
    session.show(690, 710);
    await settle();
    session.show(95, 105);
    await settle();
    expect(server.asked.slice(1).map(({ stretch }) => stretch)).toEqual([
      { after: 'r99', limit: 100 },
      { offset: 700, limit: 100 },
      { before: 'r700', limit: 100 },
    ]);
    expect([nameAt(150), nameAt(650), nameAt(705)]).toEqual(['药150', '药650', '药705']);
  });

  it('fetches only where somebody stops who drags over a thousand rows', async () => {
    const { server, session, nameAt } = open();
    session.show(0, 20);
    await settle();
    server.hold();
    for (let first = 100; first < 900; first += 40) session.show(first, first + 20);
    server.letAllGo();
    await settle();
    expect(server.asked.map(({ stretch }) => ('offset' in stretch ? stretch.offset : 'next'))).toEqual([
      0,
      'next',
      800,
    ]);
    expect(nameAt(860)).toBe('药860');
  });

  it('lets the newest question win, whatever order the answers come in, and keeps the last rows meanwhile', async () => {
    const { server, session, nameAt } = open();
    session.show(0, 20);
    await settle();
    server.hold();
    session.ask({ where: { kind: ['1'] } });
    session.ask({ where: { kind: undefined, mine: undefined } });
    expect([session.state$.value.loading, nameAt(1)]).toEqual([true, '药1']);
    server.letGo(1);
    await settle();
    server.letAllGo();
    await settle();
    expect(session.state$.value).toMatchObject({
      loading: false,
      count: { found: 1_000 },
      question: { list: 'drugs' },
    });
  });

  it('cuts off what nobody waits for any more: an older question, and the last one when its page is closed', async () => {
    const { server, session } = open();
    server.hold();
    session.show(0, 20);
    await settle();
    session.ask({ where: { kind: ['1'] } });
    await settle();
    expect(server.askers.map((asker) => asker?.ended)).toEqual([true, false]);
    session.end();
    expect(server.askers.map((asker) => asker?.ended)).toEqual([true, true]);
  });

  it('waits for a pause in typing and asks once', async () => {
    const { clock, server, session } = open();
    session.show(0, 20);
    await clock.advance(0);
    for (const text of ['药', '药9', '药99 ']) {
      session.ask({ text });
      await clock.advance(200);
    }
    expect(server.asked).toHaveLength(1);
    await clock.advance(50);
    expect(server.asked.slice(1).map(({ question }) => question.text)).toEqual(['药99']);
    expect(session.state$.value.question.text).toBe('药99 ');
  });

  it('keeps the rows under trouble, says it, and gets over it', async () => {
    const { server, session, nameAt } = open();
    session.show(0, 20);
    await settle();
    server.fail(true);
    session.show(500, 520);
    await settle();
    expect([session.state$.value.fault?.category, nameAt(3), nameAt(510)]).toEqual(['network', '药3', undefined]);
    server.fail(false);
    session.reload();
    await settle();
    expect([session.state$.value.fault, nameAt(510)]).toEqual([undefined, '药510']);
  });

  it('says which filter to drop when nothing is found', async () => {
    const { session } = open();
    session.ask({ where: { price: { from: 5 } } });
    session.show(0, 20);
    await settle();
    expect(session.state$.value).toMatchObject({
      count: { found: 0, exact: true },
      without: [
        { filter: 'mine', found: 1_000 },
        { filter: 'price', found: 1_000 },
      ],
    });
    session.ask({ where: { price: undefined } });
    await settle();
    expect(session.state$.value).toMatchObject({ count: { found: 1_000 }, without: [] });
  });

  it('begins anew when the list has become shorter than where somebody stood', async () => {
    const { server, session, nameAt } = open();
    session.show(900, 920);
    await settle();
    expect(nameAt(910)).toBe('药910');
    session.ask({ where: { kind: ['1'] } });
    await settle();
    expect([nameAt(0), session.place]).toEqual(['药0', { index: 0, top: 0 }]);
    session.show(95, 99);
    for (let at = 0; at < 1_000; at += 1) if (at > 30) server.take(`r${at}`);
    session.reload();
    await settle();
    expect([nameAt(0), session.state$.value.count?.found]).toEqual(['药0', 4]);
  });
});

describe('what others do', () => {
  it('changes rows in their places, marks those that left and lets new ones wait', async () => {
    const { clock, server, news$, session, nameAt } = open();
    session.show(0, 20);
    await clock.advance(0);
    server.rename('r3', '改名');
    server.take('r5');
    server.add(2_001, 2_002, 2_003);
    news$.next();
    news$.next();
    await clock.advance(1_000);
    const { state$ } = session;
    expect(state$.value.changed).toBe(1);
    expect([nameAt(3), nameAt(5), nameAt(0)]).toEqual(['改名', '药5', '药0']);
    expect([[...state$.value.gone], state$.value.added, state$.value.count?.found]).toEqual([['r5'], 3, 1_000]);
    session.reload();
    await clock.advance(0);
    expect([nameAt(0), state$.value.added, state$.value.gone.size, state$.value.count?.found]).toEqual([
      '药2001',
      0,
      0,
      1_002,
    ]);
  });
});

describe('an empty list', () => {
  it('shows what comes at once: nothing can move under somebody’s hand', async () => {
    const { clock, server, news$, session, nameAt } = open(0);
    session.show(0, 20);
    await clock.advance(0);
    expect(session.state$.value.count?.found).toBe(0);
    server.add(2_001);
    news$.next();
    await clock.advance(1_000);
    expect([nameAt(0), session.state$.value.count?.found, session.state$.value.added]).toEqual(['药2001', 1, 0]);
    // The same for whoever comes back from adding the first one.
    const again = open(0);
    again.session.show(0, 20);
    await again.clock.advance(0);
    again.session.rest();
    again.server.add(2_002);
    again.session.resume();
    await again.clock.advance(0);
    expect(again.nameAt(0)).toBe('药2002');
  });
});

describe('what others do while nobody looks', () => {
  it('is asked for when the list comes back, not told as news; by a page that heard of it, at once', async () => {
    const { clock, server, news$, session, nameAt } = open();
    session.show(0, 20);
    await clock.advance(0);
    session.rest();
    server.rename('r3', '改名');
    news$.next();
    await clock.advance(2_000);
    expect(nameAt(3)).toBe('药3');
    session.resume();
    await clock.advance(0);
    expect([nameAt(3), session.state$.value.changed]).toEqual(['改名', 0]);
    server.rename('r3', '又改');
    session.resume();
    expect(nameAt(3)).toBe('改名');
    session.compare();
    await clock.advance(0);
    expect(nameAt(3)).toBe('又改');
  });
});

describe('ticks', () => {
  it('stay with their rows over questions and orders; everything found holds for its question only', async () => {
    const { session, kept } = open();
    session.show(0, 20);
    await settle();
    session.tick(['r1', 'r2'], true);
    session.ask({ where: { kind: ['1'] } });
    session.tick(['r0'], true);
    const count = () => tickedCount(session.ticks$.value, session.state$.value.count);
    expect([count(), kept.at(-1)?.ticks]).toEqual([3, { kind: 'some', ids: new Set(['r1', 'r2', 'r0']) }]);
    await settle();
    session.tickEverything();
    session.tick(['r10'], false);
    expect(count()).toBe(99);
    session.ask({ sort: [{ by: 'price' }] });
    expect(count()).toBe(99);
    session.ask({ where: { kind: undefined } });
    expect(count()).toBe(0);
  });
});

describe('what else a list tells', () => {
  it('counts of filters are asked once a question', async () => {
    const { session } = open();
    session.show(0, 20);
    session.askFacets(['kind']);
    await settle();
    expect(session.facets$.value).toEqual({ kind: { 1: 7 } });
    session.ask({ sort: [{ by: 'price' }] });
    expect(session.facets$.value).toEqual({ kind: { 1: 7 } });
    session.ask({ where: { mine: undefined } });
    expect(session.facets$.value).toEqual({});
  });

  it('follows a job until it ends, then looks at the rows again', async () => {
    const { clock, server, session, nameAt } = open();
    session.show(0, 20);
    await clock.advance(0);
    session.follow(await server.gateway.run('s1', {}));
    server.rename('r1', '已变更');
    await clock.advance(700);
    expect(session.jobs$.value.map(({ state, done }) => [state, done])).toEqual([['running', 20]]);
    await clock.advance(700);
    expect([session.jobs$.value[0]?.state, nameAt(1)]).toEqual(['done', '已变更']);
    session.putAway('j1');
    expect([session.jobs$.value, clock.pending]).toEqual([[], 0]);
  });

  it('leaves nothing behind when it ends', async () => {
    const { clock, server, news$, session } = open();
    session.show(0, 20);
    session.follow(await server.gateway.run('s1', {}));
    session.ask({ text: '药' });
    session.keepLayout({ density: 'dense' });
    news$.next();
    session.end();
    await clock.advance(5_000);
    expect([clock.pending, news$.observed, server.asked.length]).toEqual([0, false, 1]);
  });
});
