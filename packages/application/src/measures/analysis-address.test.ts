import type { AnalysisPage } from '@gongwei/domain/measures';
import { calendarDay } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { filter, firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { queryOfView, viewOfQuery } from './analysis-address.rules.ts';
import type { AnalysisView } from './analyses.service.ts';
import { answering, clock, ids, page as plain, settled } from './analysis-session.fixture.ts';
import { createAnalysisSession } from './analysis-session.ts';

const group = (code: string) => ({ code, label: code, when: 'true' });
const page: AnalysisPage = {
  ...plain,
  columns: [],
  tables: ['first', 'second'].map((id) => ({ id, title: id, columns: [] })),
  breakdowns: [{ id: 'ageBand', label: '年龄', groups: [group('65-69'), group('80+')] }],
  filters: [
    { id: 'sex', label: '性别', groups: [group('1'), group('2')] },
    { id: 'band', label: '年龄', groups: [group('80+'), group('<65')] },
  ],
};
const today = calendarDay(2026, 6, 15);
const HOME = '990101';
const read = (query: string, home = HOME) => viewOfQuery(page, query, today, home);
const first = read('');

const codeViews: fc.Arbitrary<AnalysisView> = fc
  .record({
    days: fc.constantFrom(
      [calendarDay(2026, 1, 1), calendarDay(2026, 12, 31)] as const,
      [calendarDay(2025, 1, 1), calendarDay(2025, 12, 31)] as const,
      [calendarDay(2024, 2, 29), calendarDay(2026, 6, 15)] as const,
    ),
    by: fc.constantFrom('org', 'doctor', 'ageBand'),
    groups: fc.subarray(['sex:1', 'sex:2', 'band:80+', 'band:<65']),
    people: fc.subarray(['author:u-1', 'doctor:0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b']),
    way: fc.constantFrom([], ['990101101'], ['990101101', '990101101001']),
    table: fc.constantFrom('first', 'second'),
    compared: fc.boolean(),
    asNow: fc.boolean(),
  })
  .map(({ days: [from, until], people, way, ...view }) => ({
    ...view,
    from,
    until,
    people: people.map((key) => ({ key, label: key.slice(key.indexOf(':') + 1) })),
    way: way.map((code) => ({ code, name: code })),
  }));

describe('the address of a page of numbers', () => {
  it('is read as what it was written for, whatever is looked at', () =>
    fc.assert(
      fc.property(codeViews, (view) => {
        expect(read(queryOfView(page, view, today))).toEqual(view);
      }),
    ));
  it('says nothing of what the page opens with, else also of which days', () => {
    expect(queryOfView(page, first, today)).toBe('');
    expect(queryOfView(page, { ...first, by: 'ageBand' }, today)).toBe('days=2026&by=ageBand');
  });
  it('holds no name', () => {
    const view = {
      ...first,
      way: [{ code: '990101101', name: '青石镇' }],
      people: [{ key: 'doctor:u-1', label: '王敏' }],
    };
    expect(decodeURIComponent(queryOfView(page, view, today))).toBe('days=2026&place=990101101&staff=doctor:u-1');
  });
  it.each([
    'days=2026-02-30',
    'days=2026-12-31~2026-01-01',
    'days=1726',
    'by=name',
    'group=sex:9~other:1',
    'staff=resident:1',
    'place=a~9',
    'table=third',
    'compared=no&meaning=then',
    '%E0%A4=1&&=',
  ])('passes over what there is not: %s', (query) => expect(read(query)).toEqual(first));
  it('begins for who reads it where their own institution ends', () => {
    const query = 'place=990101101~990101101001';
    expect(read(query, '990101101').way.map(({ code }) => code)).toEqual(['990101101001']);
    expect(read(query, '990101101001').way).toEqual([]);
    // What lies elsewhere is asked for, and refused with its sentence.
    expect(read(query, '990101102').way.length).toBe(2);
  });
});

describe('a page of numbers opened by its address', () => {
  const opened = (query: string, gateway = answering(), names = { namesOf: async () => ({ 990101101: '青石镇' }) }) =>
    createAnalysisSession(gateway, plain, clock, ids, undefined, { query, home: HOME, names });
  it('asks at once for what it says, and names what it goes by', async () => {
    const gateway = answering();
    const session = opened('days=2025&place=990101101&meaning=now', gateway);
    const { view } = await settled(session);
    expect(new Set(gateway.asked.map(({ institution }) => institution))).toEqual(new Set(['990101101']));
    expect(gateway.asked[0]).toMatchObject({ from: '2025-01-01', until: '2025-12-31', groups: ['meaning:now'] });
    expect(view.way).toEqual([{ code: '990101101', name: '青石镇' }]);
    expect(session.query()).toBe('days=2025&place=990101101&meaning=now');
    session.end();
  });
  it('goes where another address leads, and stays where it is by its own', async () => {
    const gateway = answering();
    const session = opened('days=2025', gateway);
    await settled(session);
    gateway.asked.length = 0;
    session.goTo('days=2025');
    expect(gateway.asked).toEqual([]);
    session.goTo('days=2024');
    await settled(session);
    expect(gateway.asked[0]).toMatchObject({ until: '2024-12-31' });
    session.end();
  });
  it('shows codes where no name is to be had', async () => {
    const names = { namesOf: () => Promise.reject(new Error('offline')) };
    const session = opened('place=990101101', answering(), names);
    expect((await settled(session)).view.way).toEqual([{ code: '990101101', name: '990101101' }]);
    session.end();
  });
  it('is told by the meaning of the time only to who may not open people, whatever the link says', async () => {
    const gateway = answering();
    const words = async () => ({ measures: [], mayOpen: false, wholeMonths: true });
    const session = opened('days=2025&meaning=now', { ...gateway, words });
    await firstValueFrom(session.state$.pipe(filter(({ loading }) => !loading)));
    expect(gateway.asked.flatMap(({ groups }) => groups)).toEqual([]);
    expect(session.query()).toBe('days=2025');
    session.end();
  });
});
