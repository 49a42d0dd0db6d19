import type { Reminder } from '@gongwei/domain/reminders';
import type { CalendarDay } from '@gongwei/domain/shared';
import { BehaviorSubject, Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { SessionService } from '../identity/session.service.ts';
import type { Clock, RealtimeChannel, StoredItems } from '../shared/index.ts';
import type { DesktopNotice } from './desktop-notices.port.ts';
import { createReminderCentre } from './reminder-centre.ts';
import type { ReminderGateway, ReminderPage } from './reminder-gateway.port.ts';

const reminder = (id: string, more: Partial<Reminder> = {}): Reminder => ({
  ...{ id, rule: 'critical-result', kind: 'critical', level: '3', state: '0', text: '张三 的体检有危急值' },
  ...{ path: '/', raisedAt: '2026-06-15T04:00:00Z', dueOn: '2026-06-15' as CalendarDay, times: 1 },
  ...{ escalated: false, events: ['READ'] },
  ...more,
});
const pageOf = (rows: readonly Reminder[]): ReminderPage => ({
  unread: rows.filter(({ state }) => state === '0').length,
  open: rows.length,
  kinds: {},
  rows,
});

/** A centre at `hour` in China, over a server whose answers the test gives one by one. */
function centreAt(hour = 12) {
  const asked: { readonly which: string; readonly answer: (page: ReminderPage) => void }[] = [];
  const [news$, begun$, notices] = [new Subject<unknown>(), new Subject<void>(), [] as DesktopNotice[]];
  const person = (id: string) => ({ status: 'logged-in', session: { user: { id }, institution: { code: '990101' } } });
  const session$ = new BehaviorSubject<unknown>(person('li'));
  const kept = new Map<string, unknown>();
  let verdict: Awaited<ReturnType<ReminderGateway['act']>> = { ok: true, value: reminder('a', { state: '1' }) };
  const gateway: ReminderGateway = {
    find: (which) => new Promise((answer) => asked.push({ which, answer })),
    act: async () => verdict,
    readAll: async () => undefined,
  };
  const centre = createReminderCentre({
    gateway,
    channel: { news: () => news$, begun$ } as unknown as RealtimeChannel,
    session: { state$: session$ } as unknown as SessionService,
    stored: {
      read: ({ name }: { name: string }) => kept.get(name),
      write: ({ name }: { name: string }, value: unknown) => kept.set(name, value),
    } as unknown as StoredItems,
    clock: { now: () => new Date(Date.UTC(2026, 5, 15, hour - 8)) } as Clock,
    desktop: { show: (notice) => void notices.push(notice) },
  });
  return {
    ...{ centre, asked, notices, news$, begun$, kept },
    logIn: (id: string | undefined) => session$.next(id === undefined ? { status: 'logged-out' } : person(id)),
    refuse: (failure: string) => void (verdict = { ok: false, failure }),
    async answer(...rows: readonly Reminder[]) {
      asked.shift()?.answer(pageOf(rows));
      await vi.waitFor(() => undefined);
    },
  };
}

describe('the centre of reminders', () => {
  it('asks when one logs in, and once more for all that was told while it asked', async () => {
    const { centre, asked, news$, answer } = centreAt();
    expect(asked).toHaveLength(1);
    for (let told = 0; told < 5; told += 1) news$.next({});
    expect(asked).toHaveLength(1);
    await answer(reminder('a'));
    await expect.poll(() => asked.length).toBe(1);
    await answer(reminder('a'), reminder('b'));
    expect([centre.unread$.value, asked.length]).toEqual([2, 0]);
  });

  it('tells on the desktop of what is new, once, without a name, and again when it is raised again', async () => {
    const { centre, notices, news$, answer } = centreAt();
    await answer(reminder('old'));
    expect(notices).toEqual([]);
    news$.next({});
    await answer(reminder('old'), reminder('new'));
    expect(notices.map(({ tag, title }) => [tag, title])).toEqual([['new', '公卫提醒：危急值']]);
    news$.next({});
    await answer(reminder('old', { times: 2 }), reminder('new'), reminder('read', { state: '1' }));
    expect(notices.map(({ tag }) => tag)).toEqual(['new', 'old']);
    expect(JSON.stringify(notices)).not.toContain('张三');
    notices[0]?.onPick();
    expect(centre.shown$.value).toBe(true);
  });

  it('stays quiet in the hours that are kept, and counts all the same', async () => {
    const { centre, notices, news$, kept, answer } = centreAt(12);
    centre.keepQuiet({ from: 12, until: 14 });
    expect(kept.get('quietHours')).toEqual({ from: 12, until: 14 });
    await answer();
    news$.next({});
    await answer(reminder('a'));
    expect([notices, centre.unread$.value]).toEqual([[], 1]);
    centre.keepQuiet({ from: 12, until: 12 });
    news$.next({});
    await answer(reminder('a'), reminder('b'));
    expect(notices.map(({ tag }) => tag)).toEqual(['b']);
  });

  it('keeps the hours that another window of this PC was told', async () => {
    const { centre, notices, news$, kept, answer } = centreAt(12);
    await answer();
    kept.set('quietHours', { from: 11, until: 13 });
    news$.next({});
    await answer(reminder('a'));
    expect([notices, centre.quiet$.value]).toEqual([[], { from: 11, until: 13 }]);
  });

  it('forgets what is another one’s: a late answer is not shown, and nothing is asked after the log-out', async () => {
    const { centre, asked, notices, news$, logIn, answer } = centreAt();
    logIn('wang');
    await answer(reminder('of li'));
    expect(centre.state$.value.open).toBeUndefined();
    await expect.poll(() => asked.length).toBe(1);
    await answer(reminder('of wang'));
    expect(centre.state$.value.open?.rows.map(({ id }) => id)).toEqual(['of wang']);
    logIn(undefined);
    expect([centre.unread$.value, centre.state$.value]).toEqual([0, {}]);
    news$.next({});
    expect([asked, notices]).toEqual([[], []]);
  });

  it('says why a wish is refused, at its reminder, and looks again either way', async () => {
    const { centre, asked, refuse, answer } = centreAt();
    await answer(reminder('a'));
    refuse('紧急提醒不能忽略');
    expect(await centre.act('a', { type: 'IGNORE', note: 'x' })).toBe(false);
    expect(centre.state$.value.refused).toEqual({ id: 'a', message: '紧急提醒不能忽略' });
    expect(asked).toHaveLength(1);
  });

  it('ends with its scope: nothing is asked any more', async () => {
    const { centre, asked, news$, begun$, answer } = centreAt();
    await answer();
    centre.dispose();
    news$.next({});
    begun$.next();
    centre.reload();
    expect(asked).toEqual([]);
  });
});
