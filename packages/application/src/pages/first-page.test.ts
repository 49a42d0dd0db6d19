import type { Announcement } from '@gongwei/domain/pages';
import type { Board } from '@gongwei/domain/scheduling';
import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import { BehaviorSubject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { SessionState } from '../identity/session.service.ts';
import { settled } from '../shared/timers.fixture.ts';
import type { FirstPageGateway } from './first-page-gateway.port.ts';
import { createFirstPage } from './first-page.ts';
import { createRanking } from './ranking.service.ts';

const one = (id: string): Announcement => ({
  ...{ id, title: id, content: '', institution: '县卫健委', publishedAt: '2026-06-15T09:00', top: false },
  ...{ validTo: parseCalendarDay('2026-07-15') as CalendarDay, readers: 2, read: false },
});
const place = (code: string, due: number, done: number) => ({
  ...{ code, name: code, due, done, booked: 0, today: 0 },
  ...(due > 0 && { rate: (done / due) * 100 }),
});
const board: Board = {
  ...{
    today: parseCalendarDay('2026-07-01') as CalendarDay,
    target: 70,
    progress: 50,
    workdays: 100,
    here: 0,
    stations: [],
  },
  total: place('9901', 40, 21),
  rows: [place('a', 10, 2), place('b', 10, 8), place('none', 0, 0), place('c', 10, 8), place('d', 10, 4)],
};
const as = (user: string) =>
  ({
    status: 'logged-in',
    session: { user: { id: user }, institution: { code: '990101' } },
  }) as unknown as SessionState;

/** A server that keeps entries for one person after another; `broken` refuses everything. */
function createPage() {
  const session = { state$: new BehaviorSubject(as('doctor')) };
  const server = { broken: false, kept: undefined as readonly string[] | undefined, read: [] as string[], asked: 0 };
  const answer = async <Value>(value: () => Value): Promise<Value> => {
    if (server.broken) throw new Error('no line');
    return value();
  };
  const gateway: FirstPageGateway = {
    announcements: () => answer(() => [one('a'), one('b')]),
    read: (id) => answer(() => void server.read.push(id)),
    entries: () => answer(() => ((server.asked += 1), server.kept)),
    checkUps: () => answer(() => board),
    keepEntries: (entries) => answer(() => void (server.kept = entries)),
  };
  return { page: createFirstPage(gateway, session), gateway, server, session };
}

describe('the institutions below one', () => {
  it('are ranked by how many they have examined, and told how they stand against the year', async () => {
    const { gateway } = createPage();
    const ranking = createRanking(gateway, '9901');
    ranking.state$.subscribe();
    await settled();
    expect(ranking.state$.value.value?.places.map(({ code, rank, pace }) => [code, rank, pace])).toEqual([
      ['b', 1, 'on-time'],
      ['c', 1, 'on-time'],
      ['d', 3, 'behind'],
      ['a', 4, 'far-behind'],
    ]);
  });

  it('are none for one that stands in its board itself', async () => {
    const { gateway } = createPage();
    const alone = createRanking({ ...gateway, checkUps: async () => ({ ...board, rows: [board.total] }) }, '9901');
    alone.state$.subscribe();
    await settled();
    expect(alone.state$.value.value).toEqual({ places: [], progress: 50 });
  });
});

describe('the first page of somebody', () => {
  it('has what is announced and what they chose, asked for once', async () => {
    const { page, server } = createPage();
    server.kept = ['/cust/base'];
    expect([page.announcements$.value, page.entries$.value]).toEqual([[], { status: 'awaited' }]);
    page.refresh();
    await settled();
    page.refresh();
    await settled();
    expect(page.announcements$.value.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([page.entries$.value, server.asked]).toEqual([{ status: 'here', keys: ['/cust/base'] }, 1]);
  });

  it('says where nothing can be asked, and asks again when the page is opened again', async () => {
    const { page, server } = createPage();
    server.broken = true;
    page.refresh();
    await settled();
    expect([page.announcements$.value, page.entries$.value]).toEqual([[], { status: 'failed' }]);
    server.broken = false;
    server.kept = ['/cust/base'];
    page.refresh();
    await settled();
    expect(page.entries$.value).toEqual({ status: 'here', keys: ['/cust/base'] });
  });

  it('tells once that something was read, and counts it where the server took it', async () => {
    const { page, server } = createPage();
    page.refresh();
    await settled();
    server.broken = true;
    page.read('a');
    await settled();
    expect(page.announcements$.value[0]).toMatchObject({ read: false, readers: 2 });
    server.broken = false;
    page.read('a');
    await settled();
    page.read('a');
    await settled();
    expect(server.read).toEqual(['a']);
    expect(page.announcements$.value[0]).toMatchObject({ read: true, readers: 3 });
  });

  it('keeps entries, and leaves what stood there where that fails', async () => {
    const { page, server } = createPage();
    page.refresh();
    await settled();
    await page.keepEntries(['form:health-check-up']);
    expect(page.entries$.value).toEqual({ status: 'here', keys: ['form:health-check-up'] });
    server.broken = true;
    await expect(page.keepEntries(undefined)).rejects.toThrow('no line');
    expect(page.entries$.value).toEqual({ status: 'here', keys: ['form:health-check-up'] });
  });

  it('is empty for the next one, whatever was still asked for the last', async () => {
    const { page, session } = createPage();
    page.refresh();
    session.state$.next(as('nurse'));
    await settled();
    expect([page.announcements$.value, page.entries$.value]).toEqual([[], { status: 'awaited' }]);
  });
});
