import { assign, setup } from 'xstate';

/**
 * A visited page. `value`: its address; `params.address`: where within it one was last, where the page has parts; `query`: what was
 * filtered. The first one (home) cannot be closed.
 */
export type Tab = {
  readonly label: string;
  /** What it is called as long as the page is loaded, where that names a resident. */
  readonly name?: string | undefined;
  /** The end of the resident's archive number, which tells twins apart where the words do not; as little written down as the name. */
  readonly mark?: string | undefined;
  /** The day of the sheet. */
  readonly day?: string | undefined;
  readonly value: string;
  readonly close: boolean;
  readonly params?: { readonly address: string } | undefined;
  readonly query?: string | undefined;
};

/** What the page of a tab is called. */
export const tabLabel = ({ name, label }: Tab): string => name ?? label;

/**
 * What stands on the tabs: of those that would read alike (twins before they have names, names that are masked, two sheets of one form, pages
 * not looked at since a reload) each with the end of its archive number or the day of its sheet, whichever differs, or else numbered.
 */
export const tabLabels = (tabs: readonly Tab[]): readonly string[] =>
  tabs.map((tab) => {
    const own = tabLabel(tab);
    const alike = tabs.filter((other) => tabLabel(other) === own);
    if (alike.length < 2) return own;
    return `${toldApart(alike, tab) ?? alike.indexOf(tab) + 1} · ${own}`;
  });

/** What no other of the tabs that read alike has. */
const toldApart = (alike: readonly Tab[], tab: Tab): string | undefined => {
  const key = (['mark', 'day'] as const).find(
    (one) => tab[one] !== undefined && alike.every((other) => other === tab || other[one] !== tab[one]),
  );
  return key && tab[key];
};

/** What may be written down of the tabs: no names of residents, who are known again once their page is in front. */
export const withoutNames = (tabs: readonly Tab[]): readonly Tab[] =>
  tabs.map((tab) => {
    const { name: _, mark: __, day: ___, ...kept } = tab;
    return kept;
  });

/** The tab of the home page, which is always there and cannot be closed. */
export const HOME_TAB: Tab = { label: '首页', value: '/wel', close: false };
/** The page behind the home tab; its own address only leads there. */
export const HOME_ADDRESS = '/wel/index';

/** `current` is always the value of one of the tabs; home always stands first. */
export type TabsContext = { readonly tabs: readonly Tab[]; readonly current: string };

/** What the machine of the tabs is told. */
export type TabsEvent =
  | ({ readonly type: 'VISIT' } & Omit<Tab, 'close'>)
  | {
      readonly type: 'RENAME';
      readonly value: string;
      readonly label: string;
      readonly name?: string | undefined;
      readonly mark?: string | undefined;
      readonly day?: string | undefined;
    }
  | { readonly type: 'CLOSE'; readonly value: string }
  /** All but home and this one. */
  | { readonly type: 'CLOSE_OTHERS'; readonly value: string }
  | { readonly type: 'CLOSE_ALL' };

/** Puts home first and drops what cannot be a tab, whatever an earlier visit left behind. */
export function tabsOf(kept: readonly Tab[], current: string): TabsContext {
  const others = kept.filter(
    ({ value }, at) => value !== HOME_TAB.value && kept.findIndex((tab) => tab.value === value) === at,
  );
  const tabs = [HOME_TAB, ...others.map((tab) => ({ ...tab, close: true }))];
  return { tabs, current: tabs.some(({ value }) => value === current) ? current : HOME_TAB.value };
}

/** The tab bar. Effect: `keep` the tabs for the next visit of this window. */
export const tabsMachine = setup({
  types: { context: {} as TabsContext, events: {} as TabsEvent, input: {} as TabsContext },
  actions: { keep: () => {} },
}).createMachine({
  id: 'tabs',
  context: ({ input }) => tabsOf(input.tabs, input.current),
  on: {
    VISIT: { actions: [assign(({ context, event }) => visited(context, pageOf(event))), 'keep'] },
    RENAME: { actions: [assign(({ context, event }) => renamed(context, event)), 'keep'] },
    CLOSE: { actions: [assign(({ context, event }) => closed(context, event.value)), 'keep'] },
    CLOSE_OTHERS: { actions: [assign(({ context, event }) => alone(context, event.value)), 'keep'] },
    CLOSE_ALL: { actions: [assign({ tabs: [HOME_TAB], current: HOME_TAB.value }), 'keep'] },
  },
});

type Page = Omit<Tab, 'close'>;

const pageOf = ({ label, value, params, query }: Page): Page => ({ label, value, params, query });

function visited({ tabs }: TabsContext, page: Page): TabsContext {
  const { value } = page;
  if (!tabs.some((tab) => tab.value === value)) return { tabs: [...tabs, { ...page, close: true }], current: value };
  return {
    // The label stays: a page may have found a better one than the route table knows.
    tabs: tabs.map((tab) => (tab.value === value ? { ...page, ...wordsOf(tab), close: tab.close } : tab)),
    current: value,
  };
}

type Words = Pick<Tab, 'label' | 'name' | 'mark' | 'day'>;

const wordsOf = ({ label, name, mark, day }: Words): Words => ({ label, name, mark, day });

const renamed = (
  { tabs, current }: TabsContext,
  { value, ...words }: { readonly value: string } & Words,
): TabsContext => ({
  tabs: tabs.map((tab) => (tab.value === value && tab.close ? { ...tab, ...wordsOf(words) } : tab)),
  current,
});

function closed({ tabs, current }: TabsContext, value: string): TabsContext {
  const at = tabs.findIndex((tab) => tab.value === value && tab.close);
  if (at === -1) return { tabs, current };
  const left = tabs.filter((_, index) => index !== at);
  // Closing the page one looks at leads to its right neighbour, at the end to the left one.
  return { tabs: left, current: current === value ? (left[at] ?? left[at - 1] ?? HOME_TAB).value : current };
}

function alone({ tabs, current }: TabsContext, value: string): TabsContext {
  const left = tabs.filter((tab) => !tab.close || tab.value === value);
  return { tabs: left, current: left.some((tab) => tab.value === current) ? current : (left.at(-1) ?? HOME_TAB).value };
}
