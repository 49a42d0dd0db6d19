import { createManualClock, createMemoryRosterGateway } from '@gongwei/adapters/memory';
import {
  createResidentListService,
  createRosterImportService,
  type ResidentDirectory,
} from '@gongwei/application/resident';
import type { Page, ResidentQuery, ResidentRow, RosterRowResult } from '@gongwei/domain/resident';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../forms/desk.fixture.ts';

type Asked = {
  readonly query: ResidentQuery;
  readonly answer: (page: Page<ResidentRow>) => void;
  readonly refuse: (thrown: unknown) => void;
};
const page = (total: number): Page<ResidentRow> => ({ rows: [], total });

async function list() {
  const world = createWorld();
  const { session } = await world.start();
  const asked: Asked[] = [];
  const find: ResidentDirectory['find'] = (query) =>
    new Promise((answer, refuse) => void asked.push({ query, answer, refuse }));
  const none = async (): Promise<never> => Promise.reject(new Error('not asked here'));
  const service = createResidentListService(
    { find, overview: none, background: none, series: none, reveal: none, create: none },
    session,
    world.clock,
  );
  return { ...world, session, asked, service };
}

describe('the resident list', () => {
  it('waits for a pause in typing and asks once', async () => {
    const { clock, asked, service } = await list();
    for (const text of ['张', '张三', '张三丰']) {
      service.ask({ text });
      await clock.advance(200);
    }
    expect(asked).toHaveLength(0);
    await clock.advance(50);
    expect(asked.map(({ query }) => query.text)).toEqual(['张三丰']);
  });

  it('lets the newest question win, whatever order the answers come in, and keeps the last page meanwhile', async () => {
    const { clock, asked, service } = await list();
    service.ask({ offset: 0 });
    asked[0]?.answer(page(1));
    await clock.advance(0);
    service.ask({ sex: 'female' });
    service.ask({ sex: 'male' });
    expect(service.state$.value).toMatchObject({ loading: true, page: { total: 1 } });
    asked[2]?.answer(page(3));
    await clock.advance(0);
    asked[1]?.answer(page(2));
    await clock.advance(0);
    expect(service.state$.value).toMatchObject({ loading: false, page: { total: 3 }, query: { sex: 'male' } });
  });

  it('goes back to the first page with every question but the page, and takes filters away', async () => {
    const { asked, service } = await list();
    service.ask({ offset: 100 });
    service.ask({ sex: 'male' });
    service.ask({ sex: undefined });
    expect(asked.map(({ query }) => [query.offset, query.sex])).toEqual([
      [100, undefined],
      [0, 'male'],
      [0, undefined],
    ]);
  });

  it('tells trouble and keeps the page; asks anew when the institution changes', async () => {
    const { clock, asked, service, session } = await list();
    service.ask({ offset: 0 });
    asked[0]?.answer(page(9));
    await clock.advance(0);
    service.reload();
    asked[1]?.refuse(new Error('bug'));
    await clock.advance(0);
    expect(service.state$.value).toMatchObject({ page: { total: 9 }, fault: { category: 'defect' } });
    session.chooseInstitution({ code: '110105001001', name: '东村', level: 5, offersChildren: false });
    expect([asked.length, service.state$.value.page]).toEqual([3, undefined]);
    await session.logOut();
    expect(service.state$.value.loading).toBe(false);
  });
});

describe('a roster import', () => {
  const rows = Array.from({ length: 1_200 }, (_, at): RosterRowResult => ({
    row: at + 2,
    outcome: at % 10 === 0 ? 'rejected' : 'created',
    messages: [],
  }));
  const file = (name = '名单.xlsx', size = 10) => ({ name, size, bytes: async () => new Uint8Array(size) });
  const start = () => {
    const clock = createManualClock();
    const gateway = createMemoryRosterGateway(rows, clock, 400);
    const service = createRosterImportService(gateway, clock);
    const steps: string[] = [];
    service.state$.subscribe((state) =>
      steps.push(state.step === 'working' ? `working ${state.status.handled}` : state.step),
    );
    return { clock, gateway, service, steps };
  };

  it('asks every half second how far it is and ends with every row', async () => {
    const { clock, service, steps } = start();
    service.start(file());
    await clock.advance(1_499);
    expect(steps.at(-1)).toBe('working 800');
    await clock.advance(1);
    expect(steps).toEqual(['idle', 'sending', 'sending', 'sending', 'working 0', 'working 400', 'working 800', 'done']);
    const state = service.state$.value;
    expect(state.step === 'done' && [state.rows.length, state.status.counts.rejected]).toEqual([1_200, 120]);
  });

  it('bears a few questions that get no answer, and gives up after five', async () => {
    const { clock, gateway, service } = start();
    gateway.deaf = 4;
    service.start(file());
    await clock.advance(10_000);
    expect(service.state$.value.step).toBe('done');
    gateway.deaf = 5;
    service.start(file());
    await clock.advance(10_000);
    expect(service.state$.value).toMatchObject({ step: 'failed', fault: { category: 'network' } });
  });

  it.each([
    ['名单.xls', 10],
    ['名单.pdf', 10],
    ['名单.xlsx', 0],
    ['名单.xlsx', 30_000_000],
  ])('refuses %s of %i bytes without sending it', async (name, size) => {
    const { service } = start();
    service.start({ ...file(name), size });
    expect(service.state$.value.step).toBe('refused');
  });

  it('says nothing any more once it was reset', async () => {
    const { clock, service } = start();
    service.start(file());
    await clock.advance(600);
    service.reset();
    await clock.advance(5_000);
    expect([service.state$.value.step, clock.pending]).toEqual(['idle', 0]);
  });
});
