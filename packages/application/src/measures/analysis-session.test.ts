import { byYears, yearsEarlier, type AnalysisAnswer } from '@gongwei/domain/measures';
import { calendarDay } from '@gongwei/domain/shared';
import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { answering, clock, ids, page, settled } from './analysis-session.fixture.ts';
import { createAnalysisSession } from './analysis-session.ts';

describe('a page of numbers', () => {
  it('asks for its table whole, and for a drawing only what it draws', async () => {
    const gateway = answering();
    const session = createAnalysisSession(gateway, page, clock, ids);
    const state = await settled(session);
    expect(gateway.asked.map(({ by, measures, from }) => [by.join(), measures?.join() ?? 'all', from])).toEqual([
      ['org', 'all', '2026-01-01'],
      ['ageBand', 'rate', '2026-01-01'],
      ['', 'people', '2024-01-01'],
      ['', 'people', '2025-01-01'],
      ['', 'people', '2026-01-01'],
    ]);
    expect([...state.drawings.keys()].sort()).toEqual(['ageBand', 'org', 'year']);
    expect(state.drawings.get('year')?.rows.map(({ key, cells }) => [key, cells['people']?.value])).toEqual([
      ['2024', 2024],
      ['2025', 2025],
      ['2026', 2026],
    ]);
    session.end();
  });
  it('goes down to an institution, and brings the year before beside it', async () => {
    const gateway = answering();
    const session = createAnalysisSession(gateway, page, clock, ids);
    await settled(session);
    gateway.asked.length = 0;
    session.look({ way: [{ code: '990101101', name: '东镇' }], compared: true });
    const state = await settled(session);
    expect(new Set(gateway.asked.map(({ institution }) => institution))).toEqual(new Set(['990101101']));
    expect(state.before?.total['people']?.value).toBe(2025);
    session.look({ compared: false });
    expect((await settled(session)).before).toBeUndefined();
    session.end();
  });
  it('says what went wrong, and comes back', async () => {
    const gateway = answering(true);
    const session = createAnalysisSession(gateway, page, clock, ids);
    expect((await settled(session)).fault?.message).toBe('连接不上服务器');
    session.end();
  });
});

describe('numbers of past years', () => {
  it('are asked for by today’s meaning where somebody wants it, their papers too', async () => {
    const gateway = answering();
    const session = createAnalysisSession(gateway, page, clock, ids);
    await settled(session);
    gateway.asked.length = 0;
    session.look({ asNow: true, groups: ['sex:1'] });
    await settled(session);
    await session.print();
    session.look({ asNow: false });
    await settled(session);
    const kinds = new Set(gateway.asked.map(({ groups }) => groups.join()));
    expect([...kinds]).toEqual(['sex:1,meaning:now', 'sex:1']);
    session.end();
  });
});

describe('frozen numbers', () => {
  it('are those that are looked at, and stand beside what they come to now', async () => {
    const session = createAnalysisSession(answering(), page, clock, ids);
    session.look({ by: 'ageBand', groups: ['sex:1'] });
    await settled(session);
    await session.freeze('5月报表');
    const [line] = session.snapshots$.value.rows ?? [];
    expect(line).toMatchObject({ title: '5月报表', by: 'ageBand', groups: ['sex:1'] });
    await session.openSnapshot(line?.id ?? '');
    const { frozen, now } = session.snapshots$.value.open ?? {};
    expect([frozen?.answer.total['people']?.value, now?.total['people']?.value]).toEqual([7, 2026]);
    session.closeSnapshot();
    expect(session.snapshots$.value.open).toBeUndefined();
    session.end();
  });
  it('are one when the same is tried again, and say why they are none', async () => {
    const gateway = answering();
    const session = createAnalysisSession(gateway, page, clock, ids);
    await settled(session);
    await session.freeze('');
    expect(session.snapshots$.value).toMatchObject({ freezing: false, fault: { message: '连接不上服务器' } });
    await session.freeze('5月报表');
    expect(session.snapshots$.value.fault).toBeUndefined();
    expect(session.snapshots$.value.rows?.length).toBe(1);
    session.end();
  });
});

describe('the platform asked anew', () => {
  it('tells what it found, and the numbers follow', async () => {
    const gateway = answering();
    const session = createAnalysisSession(gateway, page, clock, ids);
    await settled(session);
    gateway.asked.length = 0;
    await session.pull('990101');
    expect(session.pull$.value).toEqual({ found: { compared: 3, onlyThere: 1 } });
    await settled(session);
    expect(gateway.asked[0]).toMatchObject({ by: ['org'], from: '2026-01-01' });
    session.end();
  });
  it('says why it could not be asked', async () => {
    const session = createAnalysisSession(answering(true), page, clock, ids);
    await session.pull('990101');
    expect(session.pull$.value.fault?.message).toBe('平台没有应答');
    session.end();
  });
});

describe('a page of numbers on paper', () => {
  it('is what is looked at, until it is printed', async () => {
    const gateway = answering();
    const session = createAnalysisSession(gateway, page, clock, ids);
    session.look({ by: 'ageBand', groups: ['sex:1'], way: [{ code: '990101101', name: '东镇' }] });
    await settled(session);
    gateway.asked.length = 0;
    await session.print();
    session.saveFile('xlsx');
    const question = { by: ['ageBand'], groups: ['sex:1'], institution: '990101101', from: '2026-01-01' };
    expect(gateway.asked).toMatchObject([question, question]);
    expect(session.paper$.value.document?.title).toBe('ageBand');
    session.endPrint();
    expect(session.paper$.value).toEqual({});
    session.end();
  });
  it('says why there is none', async () => {
    const session = createAnalysisSession(answering(true), page, clock, ids);
    await session.print();
    expect(session.paper$.value.fault?.message).toBe('连接不上服务器');
    session.end();
  });
});

describe('a page of several tables', () => {
  it('asks for the table that is looked at, and for what stands beside it', async () => {
    const gateway = answering();
    const tables = ['people', 'rate'].map((measure) => ({
      id: measure,
      title: measure,
      columns: [{ label: '数', measure, width: 80 }],
    }));
    const session = createAnalysisSession(gateway, { ...page, charts: [], columns: [], tables }, clock, ids);
    await settled(session);
    session.look({ table: 'rate' });
    await settled(session);
    expect(gateway.asked.map(({ measures }) => measures)).toEqual([['people'], ['rate']]);
    session.end();
  });
});

describe('the people of districts', () => {
  it('are registered against the version that was seen, and the numbers follow', async () => {
    const gateway = answering();
    const session = createAnalysisSession(gateway, page, clock, ids);
    await settled(session);
    session.showPopulations();
    const { rows } = await firstValueFrom(session.populations$.pipe(filter((state) => state.rows !== undefined)));
    expect(rows?.[0]).toMatchObject({ population: 900, version: 1 });
    gateway.asked.length = 0;
    await session.register('990101', 950, 160);
    expect(session.populations$.value).toMatchObject({ rows: [{ population: 950, version: 2 }], written: '990101' });
    expect(gateway.asked.length).toBeGreaterThan(0);
    // Somebody was faster: what is there stays, and it is told.
    await session.register('990101', 1, 1);
    expect(session.populations$.value).toMatchObject({
      rows: [{ population: 950 }],
      fault: { code: 'population.conflict' },
    });
    session.end();
  });
});

describe('years', () => {
  it('of 29 February go to 28 February', () => {
    expect(yearsEarlier({ from: calendarDay(2024, 2, 29), until: calendarDay(2024, 12, 31) }, 1).from).toBe(
      '2023-02-28',
    );
  });
  it('stand beside each group', () => {
    const row = { key: 'a', label: '甲', cells: {} };
    const answer: AnalysisAnswer = { rows: [row], total: {} };
    expect(
      byYears([
        ['2025', answer],
        ['2026', answer],
      ]).rows.map(({ key, label }) => [key, label]),
    ).toEqual([
      ['a|2025', '甲 2025年'],
      ['a|2026', '甲 2026年'],
    ]);
  });
});
