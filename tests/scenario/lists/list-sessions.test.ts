import { settle } from '@gongwei/adapters/memory';
import { addressOf, createListSessions, questionAt, rowAt } from '@gongwei/application/lists';
import { createStoredItems } from '@gongwei/application/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../forms/desk.fixture.ts';
import { createFakeLists, DRUGS } from './list-gateway.fixture.ts';

async function window(size = 300) {
  const world = createWorld();
  const { session: login } = await world.start();
  const server = createFakeLists(size);
  const texts = new Map<string, string>();
  const store = {
    read: (name: string) => texts.get(name),
    write: (name: string, text: string) => void texts.set(name, text),
    remove: (name: string) => void texts.delete(name),
    names: () => [...texts.keys()],
  };
  const stored = createStoredItems(store, store, world.clock);
  const load = () =>
    createListSessions({
      gateway: server.gateway,
      login,
      stored,
      loadLabels: async () => ({ columns: {}, filters: {} }),
      clock: world.clock,
      directory: { childrenOf: async (code) => [{ code: `${code}1`, name: '东村', level: 5, offersChildren: false }] },
      nameDirectory: { namesOf: async ({ users = [] }) => Object.fromEntries(users.map((id) => [id, `${id}的姓名`])) },
    });
  return { ...world, login, server, texts, load };
}

describe('the address of a list', () => {
  it('holds view, codes and order, and what of the start was taken away', () => {
    const at = (query: string) => addressOf(DRUGS, questionAt(DRUGS, query));
    expect(at('')).toBe('');
    expect(questionAt(DRUGS, '').where).toEqual({ mine: ['1'] });
    expect(questionAt(DRUGS, 'mine=').where).toBeUndefined();
    for (const query of [
      'mine=',
      'kind=1~2',
      'sort=-price',
      'view=odd',
      'view=odd&kind=&sort=name',
      'view=cheap&kind=2',
    ])
      expect(at(query)).toBe(query);
    expect(at('page=3&sort=maker&%E0%A4%A=1&kind=1')).toBe('kind=1');
  });

  it('never holds what somebody typed, and loses nothing else', () => {
    const codes = fc.array(
      fc.string({ minLength: 1 }).filter((code) => !code.includes('~')),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(codes, fc.string(), fc.string(), fc.integer(), (kind, text, maker, from) => {
        const chosen = { list: 'drugs', where: { kind, mine: ['1'] } };
        const typed = { ...chosen, where: { ...chosen.where, price: { from }, maker: { text: maker } }, text };
        expect(addressOf(DRUGS, typed)).toBe(addressOf(DRUGS, chosen));
        expect(questionAt(DRUGS, addressOf(DRUGS, typed))).toEqual(chosen);
      }),
    );
  });
});

describe('the lists of a window', () => {
  it('are found again as they were left, also after a reload', async () => {
    const { load, clock } = await window();
    const first = load().at(DRUGS, '');
    first.show(0, 20);
    first.ask({ text: '药1', where: { price: { from: 3 } } });
    first.ask({ where: { price: undefined, maker: { text: '华' } } });
    first.tick(['r1', 'r11'], true);
    first.stand({ index: 7, top: 252 });
    await clock.advance(500);
    const again = load().at(DRUGS, '');
    expect(again).not.toBe(first);
    expect([again.state$.value.question, again.ticks$.value, again.place]).toEqual([
      first.state$.value.question,
      { kind: 'some', ids: new Set(['r1', 'r11']) },
      { index: 7, top: 252 },
    ]);
  });

  it('are the same while the window is open, and go where a link leads without the typed words', async () => {
    const { load, texts } = await window();
    const lists = load();
    const first = lists.at(DRUGS, '');
    first.ask({ text: '张三' });
    expect(lists.at(DRUGS, '')).toBe(first);
    expect(first.state$.value.question.text).toBe('张三');
    expect(lists.at(DRUGS, 'kind=2')).toBe(first);
    expect(first.state$.value.question).toEqual({ list: 'drugs', where: { kind: ['2'], mine: ['1'] } });
    expect(load().at(DRUGS, 'kind=3').state$.value.question.text).toBeUndefined();
    texts.set('listPlaces', '{"content":{"drugs":{"at":5,"ids":"x","typed":[1]}}}');
    expect(load().at(DRUGS, '').state$.value.question).toEqual({ list: 'drugs', where: { mine: ['1'] } });
  });

  it('are all new for another institution, and nothing of the old is ticked', async () => {
    const { load, login } = await window();
    const lists = load();
    const first = lists.at(DRUGS, '');
    first.tick(['r1'], true);
    const owners: string[] = [];
    lists.owner$.subscribe((owner) => void owners.push(owner));
    login.chooseInstitution({ code: '110105001001', name: '东村', level: 5, offersChildren: false });
    expect(owners).toHaveLength(2);
    const second = lists.at(DRUGS, '');
    expect([second === first, second.ticks$.value]).toEqual([false, { kind: 'some', ids: new Set() }]);
    lists.dispose();
  });
});

describe('what filters name', () => {
  it('is asked for once, and anew where no answer came', async () => {
    const { load } = await window();
    const { places } = load();
    places.askBelow('11');
    places.askNames('users', ['u1', '@me']);
    await settle();
    places.askNames('users', ['u1']);
    expect(places.below$.value).toEqual({ 11: [expect.objectContaining({ code: '111' })] });
    expect(places.names$.value).toEqual({ 111: '东村', u1: 'u1的姓名' });
  });
});

describe('working through a list', () => {
  it('leads from row to row with where one is, over holes, past rows that left, and ends at the end', async () => {
    const { load, server } = await window(205);
    const lists = load();
    const session = lists.at(DRUGS, '');
    session.show(0, 20);
    await settle();
    expect(lists.walkTo(session, 98, '/drugs')).toBe('/drugs/r98');
    expect(lists.walk$.value).toMatchObject({ title: '药品目录', at: 99, of: 205, list: '/drugs', rowId: 'r98' });
    expect(await lists.step(1)).toBe('/drugs/r99');
    expect(await lists.step(1)).toBe('/drugs/r100');
    // The list has its cursor there, and its row has yet to be brought in sight.
    expect([lists.walk$.value?.at, session.cursor$.value, session.place]).toEqual([
      101,
      100,
      { index: 100, top: 0, led: true },
    ]);
    server.take('r101');
    session.show(95, 110);
    // The list is left for the page of its row, and looked at again.
    session.rest();
    session.resume();
    await settle();
    expect(await lists.step(1)).toBe('/drugs/r102');
    expect(await lists.step(-1)).toBe('/drugs/r100');
    expect(lists.walkTo(session, 204, '/drugs')).toBeUndefined();
    session.show(200, 204);
    await settle();
    lists.walkTo(session, 204, '/drugs');
    expect([await lists.step(1), rowAt(session.state$.value.rows, 204)?.id]).toEqual([undefined, 'r204']);
    lists.endWalk();
    expect([lists.walk$.value, await lists.step(-1)]).toEqual([undefined, undefined]);
  });

  it('stays where it is when the next rows cannot be fetched', async () => {
    const { load, server } = await window();
    const lists = load();
    const session = lists.at(DRUGS, '');
    session.show(0, 20);
    await settle();
    lists.walkTo(session, 99, '/drugs');
    server.fail(true);
    expect(await lists.step(1)).toBeUndefined();
    expect(lists.walk$.value?.at).toBe(100);
    server.fail(false);
    expect(await lists.step(1)).toBe('/drugs/r100');
  });
});
