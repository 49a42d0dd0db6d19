import { createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import type { FormSession } from '@gongwei/application/forms';
import { createStoredItems } from '@gongwei/application/shared';
import { createTabsService } from '@gongwei/application/shell';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWorld } from '../forms/desk.fixture.ts';

/** Two forms of a resident behind tabs, and what is typed into each. */
const FORMS = {
  '/visit': { formId: 'visit', field: 'note' },
  '/profile': { formId: 'profile', field: 'note' },
} as const;
type Address = keyof typeof FORMS;
const isForm = (address: string): address is Address => address in FORMS;

/** One window of the browser: only the tab in front has its form open, as on the screen. */
async function windowOf() {
  const world = createWorld();
  const kept = createMemoryKeyValueStore();
  let typed = 0;
  const expected = new Map<Address, string>();
  let browser = await world.start();
  const open = () =>
    createTabsService(createStoredItems(createMemoryKeyValueStore(), kept, world.clock), browser.session);
  let tabs = open();
  let front: { readonly address: Address; readonly form: FormSession } | undefined;

  const show = async (address: string): Promise<void> => {
    if (front?.address === address) return;
    front?.form.dispose();
    front = undefined;
    if (!isForm(address)) return;
    front = { address, form: await browser.desk.open({ formId: FORMS[address].formId, subjectId: 'r1' }) };
  };
  return {
    expected,
    tabs: () => tabs,
    async go(address: string) {
      tabs.visit({ label: address, value: address });
      await show(address);
    },
    async type() {
      if (!front) return;
      const text = `字${(typed += 1)}`;
      front.form.change(FORMS[front.address].field, text);
      expected.set(front.address, text);
    },
    async refresh() {
      // What the browser lets happen when a page goes away.
      await browser.leaving.finish();
      front = undefined;
      browser = await world.start();
      tabs = open();
      await show(tabs.current$.value);
    },
    close: () => show(tabs.close(tabs.current$.value)),
    closeBehind: () => show(tabs.close(tabs.current$.value === '/visit' ? '/profile' : '/visit')),
    closeOthers: () => show(tabs.closeOthers()),
    closeAll: () => show(tabs.closeAll()),
    textIn: async (address: Address) => {
      await show(address);
      return front?.form.field$(FORMS[address].field).value.value;
    },
  };
}
type Window = Awaited<ReturnType<typeof windowOf>>;

const STEPS = {
  打开随访: (at) => at.go('/visit'),
  打开档案: (at) => at.go('/profile'),
  回首页: (at) => at.go('/wel'),
  填写: (at) => at.type(),
  刷新: (at) => at.refresh(),
  关闭: (at) => at.close(),
  关闭另一个: (at) => at.closeBehind(),
  关闭其他: (at) => at.closeOthers(),
  关闭全部: (at) => at.closeAll(),
} satisfies Record<string, (at: Window) => Promise<void>>;
type Step = keyof typeof STEPS;
const NAMES = Object.keys(STEPS) as Step[];
const orders = (length: number): readonly (readonly Step[])[] =>
  length === 0 ? [[]] : orders(length - 1).flatMap((order) => NAMES.map((step) => [...order, step]));

/** What was lost by going through an order with two half-filled forms open, the second one in front. */
async function lostBy(order: readonly Step[]): Promise<readonly string[]> {
  const at = await windowOf();
  for (const step of ['打开随访', '填写', '打开档案', '填写', ...order] as const) await STEPS[step](at);
  const { tabs$, current$ } = at.tabs();
  const lost = tabs$.value.some(({ value }) => value === current$.value)
    ? []
    : [`${order.join(' › ')}: no tab in front`];
  for (const [address, text] of at.expected)
    if ((await at.textIn(address)) !== text) lost.push(`${order.join(' › ')}: ${address}`);
  return lost;
}

it('loses nothing of two half-filled forms in every order of three steps', async () => {
  const all = orders(3);
  expect(all).toHaveLength(9 ** 3);
  const lost: string[] = [];
  for (const order of all) lost.push(...(await lostBy(order)));
  expect(lost).toEqual([]);
});

it('and in longer ones', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...NAMES), { minLength: 4, maxLength: 20 }), async (order) => {
      expect(await lostBy(order)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
