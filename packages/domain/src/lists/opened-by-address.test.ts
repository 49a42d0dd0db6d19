import { expect, it } from 'vitest';
import type { ListAction } from './list-definition.ts';
import { opensByAddress } from './opened-by-address.rules.ts';

const action: Omit<ListAction, 'does'> = { id: 'one', label: '办', on: 'row', letter: 'E' };

it.each<[boolean, Pick<ListAction, 'does' | 'asks' | 'confirm'>]>([
  [true, { does: { dialog: 'window' } }],
  [true, { does: { form: 'health-check-up' } }],
  [true, { does: { job: 'close' }, asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }] }],
  [true, { does: { job: 'close' }, confirm: '确定？' }],
  // Done without a question: a link must not do it.
  [false, { does: { job: 'resume-upload' } }],
  [false, { does: { export: true } }],
  [false, { does: { print: 'labels' } }],
])('an address may open an action: %s for %j', (opens, one) =>
  expect(opensByAddress({ ...action, ...one })).toBe(opens),
);
