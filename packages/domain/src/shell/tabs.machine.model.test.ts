import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialTransition, transition, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import {
  HOME_TAB,
  tabsMachine,
  tabsOf,
  tabLabel,
  tabLabels,
  withoutNames,
  type Tab,
  type TabsContext,
  type TabsEvent,
} from './tabs.machine.ts';

type State = SnapshotFrom<typeof tabsMachine>;
const VALUES = ['/wel', '/cust/base', '/cust/jkdn/1', '/upms/ypml'];
const EVENTS: TabsEvent[] = VALUES.flatMap((value): TabsEvent[] => [
  { type: 'VISIT', value, label: value },
  { type: 'CLOSE', value },
  { type: 'CLOSE_OTHERS', value },
]).concat({ type: 'CLOSE_ALL' });
const fresh: TabsContext = { tabs: [], current: '' };
const initial = (input = fresh): State => initialTransition(tabsMachine, input)[0];
const step = (from: State, event: TabsEvent): State => transition(tabsMachine, from, event)[0];
const valuesOf = ({ context }: State) => context.tabs.map(({ value }) => value);

const expectSound = ({ context: { tabs, current } }: State): void => {
  expect(tabs[0]).toMatchObject({ value: HOME_TAB.value, label: '首页', close: false });
  expect(tabs.slice(1).every(({ close }) => close)).toBe(true);
  expect(new Set(tabs.map(({ value }) => value)).size).toBe(tabs.length);
  expect(tabs.map(({ value }) => value)).toContain(current);
};

describe('tab paths', () => {
  const states = new Map(
    getShortestPaths(tabsMachine, { events: EVENTS, input: fresh, limit: 20_000 }).map(({ state }) => [
      `${valuesOf(state as State).join(' ')} at ${state.context.current}`,
      state as State,
    ]),
  );
  it('reach every order of three pages with each of them in front', () => {
    // Orders of 0, 1, 2 and 3 out of 3 pages beside home, and which of them is in front: 1·1 + 3·2 + 6·3 + 6·4.
    expect(states.size).toBe(49);
  });
  it.each([...states])('keep home, one tab for a page, and one in front: %s', (_name, state) => {
    expectSound(state);
    for (const event of EVENTS) expectSound(step(state, event));
  });
  it.each([...states])('close nothing but what was asked, and find it all after a reload: %s', (_name, state) => {
    const { tabs, current } = state.context;
    expect(initial(JSON.parse(JSON.stringify(state.context)) as TabsContext).context).toEqual({ tabs, current });
    for (const value of VALUES) {
      const rest = valuesOf(state).filter((one) => one !== value || value === '/wel');
      expect(valuesOf(step(state, { type: 'CLOSE', value }))).toEqual(rest);
      expect(valuesOf(step(state, { type: 'CLOSE_OTHERS', value }))).toEqual(
        valuesOf(state).filter((one) => one === '/wel' || one === value),
      );
    }
  });
});

it('leads from a closed page to its right neighbour, at the end to the left one; closing another page moves nobody', () => {
  const open = VALUES.slice(1).reduce((at, value) => step(at, { type: 'VISIT', value, label: value }), initial());
  const closing = (current: string, value: string) =>
    step(step(open, { type: 'VISIT', value: current, label: '' }), { type: 'CLOSE', value }).context.current;
  expect(closing('/cust/base', '/cust/base')).toBe('/cust/jkdn/1');
  expect(closing('/upms/ypml', '/upms/ypml')).toBe('/cust/jkdn/1');
  expect(closing('/upms/ypml', '/cust/base')).toBe('/upms/ypml');
  expect(closing('/upms/ypml', '/wel')).toBe('/upms/ypml');
});

it('remembers where in a page one was and what was filtered, keeps the name a page gave itself, and never renames home', () => {
  const at = [
    {
      type: 'VISIT',
      value: '/health/etjbxx/1',
      label: '儿童',
      params: { address: '/health/etjbxx/1/qtjc' },
      query: '?a=1',
    },
    { type: 'RENAME', value: '/health/etjbxx/1', label: '王小明' },
    { type: 'RENAME', value: '/wel', label: '别的' },
    { type: 'VISIT', value: '/wel', label: '首页' },
    { type: 'VISIT', value: '/health/etjbxx/1', label: '儿童', query: '?a=2' },
  ].reduce((state, event) => step(state, event as TabsEvent), initial());
  expect(at.context.tabs).toEqual([
    HOME_TAB,
    { value: '/health/etjbxx/1', label: '王小明', close: true, query: '?a=2' },
  ]);
});

it('tells two sheets of one form and person apart by their day, and by a number where that is the same', () => {
  const open = (value: string, day?: string): TabsEvent[] => [
    { type: 'VISIT', value, label: '产前随访' },
    { type: 'RENAME', value, label: '产前随访', name: '郑琴 · 产前随访', mark: '00020', day },
  ];
  const labels = (...events: TabsEvent[]) => tabLabels(events.reduce(step, initial()).context.tabs).slice(1);
  expect(labels(...open('/a', '06-01'), ...open('/b', '07-03'))).toEqual([
    '06-01 · 郑琴 · 产前随访',
    '07-03 · 郑琴 · 产前随访',
  ]);
  expect(labels(...open('/a', '06-01'), ...open('/b', '06-01'), ...open('/c'))).toEqual([
    '1 · 郑琴 · 产前随访',
    '2 · 郑琴 · 产前随访',
    '3 · 郑琴 · 产前随访',
  ]);
});

it('makes sound tabs of whatever lies in the storage', () => {
  const tab = fc.record({ label: fc.string(), value: fc.constantFrom(...VALUES), close: fc.boolean() });
  fc.assert(
    fc.property(fc.array(tab, { maxLength: 6 }), fc.constantFrom(...VALUES, '/gone'), (tabs: Tab[], current) => {
      expectSound(initial({ tabs, current }));
      expect(tabsOf(tabs, current)).toEqual(initial({ tabs, current }).context);
    }),
  );
});

it('shows the name of a resident, and writes down none', () => {
  const [value, label, name] = ['/cust/jkdn/1', '健康档案', '王秀英的档案'];
  const visit = { type: 'VISIT', value, label } as const;
  const named = [visit, { type: 'RENAME', value, label, name } as const, visit].reduce(step, initial());
  const { tabs } = named.context;
  expect(tabs.map(tabLabel)).toEqual(['首页', name]);
  expect(JSON.stringify(withoutNames(tabs))).not.toContain('王秀英');
  expect(withoutNames(tabs).map(tabLabel)).toEqual(['首页', label]);
  expect(step(named, { type: 'RENAME', value, label: '另一页' }).context.tabs.map(tabLabel)).toEqual([
    '首页',
    '另一页',
  ]);
});

it('tells twins apart whose pages read alike, by the end of their archive numbers while they are known', () => {
  const open = (value: string, name: string, mark: string): TabsEvent[] => [
    { type: 'VISIT', value, label: '儿童管理' },
    { type: 'RENAME', value, label: '儿童管理', name, mark },
  ];
  const events = [
    ...open('/a', '张某之子', '00012'),
    ...open('/b', '张某之子', '00013'),
    ...open('/c', '李小双', '00014'),
  ];
  const { tabs } = events.reduce(step, initial()).context;
  expect(tabLabels(tabs)).toEqual(['首页', '00012 · 张某之子', '00013 · 张某之子', '李小双']);
  expect(JSON.stringify(withoutNames(tabs))).not.toMatch(/0001\d|之子/);
  expect(tabLabels(withoutNames(tabs))).toEqual(['首页', '1 · 儿童管理', '2 · 儿童管理', '3 · 儿童管理']);
});
