import { expect, it } from 'vitest';
import { lifeCycle } from './life-cycle.ts';

const lamp = lifeCycle<'on' | 'off', { readonly type: 'PRESS' }, object>({
  id: 'lamp',
  noun: '灯',
  initial: 'off',
  states: { on: '亮', off: '灭' },
  ways: { PRESS: { label: '打开', from: ['off'], to: 'on' } },
});

it('goes a way there is, and refuses one the state does not know in words', () => {
  expect(lamp.after('off', { type: 'PRESS' }, {})).toEqual({ ok: true, value: 'on' });
  expect(lamp.after('on', { type: 'PRESS' }, {})).toMatchObject({
    failure: { why: 'state', message: '灯状态为“亮”，不能“打开”' },
  });
});

it('names the states and events there are to a program that takes others', () => {
  expect(() => lamp.after('broken' as never, { type: 'PRESS' }, {})).toThrow(
    'lamp has no state “broken”, only on, off',
  );
  expect(() => lamp.after('off', { type: 'KICK' } as never, {})).toThrow('lamp has no event “KICK”, only PRESS');
});
