import { expect, it } from 'vitest';
import { withNotice, type Notice } from './notices.rules.ts';

const given = (...notices: readonly Notice[]) =>
  notices.reduce<ReturnType<typeof withNotice>>(withNotice, []).map(({ text }) => text);
const failed: Notice = { kind: 'danger', text: '没有取到' };

it('shows one at a time: a new one takes the place of the one before', () => {
  expect(
    given({ text: '已保存' }, { kind: 'warn', text: '还有 2 处' }, { kind: 'info', text: '没有上次的值' }),
  ).toEqual(['没有上次的值']);
});

it('keeps failures until they are closed, below what came since, each once', () => {
  expect(given(failed, { text: '已保存' })).toEqual(['没有取到', '已保存']);
  expect(given(failed, { text: '已保存' }, failed)).toEqual(['没有取到']);
});

it('gives each a number of its own, also when the same is said again', () => {
  const twice = withNotice(withNotice([], failed), failed);
  expect(twice.map(({ id }) => id)).toEqual([2]);
});
