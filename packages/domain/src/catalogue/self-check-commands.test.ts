import { expect, it } from 'vitest';
import { ENTRY_COMMANDS } from '../register/entry-commands.data.ts';
import { SELF_CHECK_FORM, selfCheckLife } from '../scheduling/index.ts';

it('the buttons of a self-check are the ways of its machine', () => {
  const buttons = (ENTRY_COMMANDS[SELF_CHECK_FORM] ?? []).map(({ label, letter, from, sets }) => ({
    ...{ label, letter, from: from?.codes, to: sets?.['state'] },
  }));
  const ways = Object.values(selfCheckLife.plan.ways).map(({ label, letter, from, to }) => ({
    label,
    letter,
    from,
    to,
  }));
  expect(buttons).toEqual(ways);
});
