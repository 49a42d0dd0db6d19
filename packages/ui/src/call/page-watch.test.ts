import type { CallPage } from '@gongwei/application/call';
import { expect, it } from 'vitest';
import { createPageWatch } from './page-watch.ts';

const watched = () => {
  const left: CallPage[] = [];
  return { left, watch: createPageWatch((page) => left.push(page)) };
};
const afterwards = () => Promise.resolve();

it('tells once that a page was left', async () => {
  const { left, watch } = watched();
  const gone = watch.shown('audio-call');
  gone();
  gone();
  expect(left).toEqual([]);
  await afterwards();
  expect(left).toEqual(['audio-call']);
});

it('does not take a page that is drawn anew for one that was left', async () => {
  const { left, watch } = watched();
  watch.shown('audio-call')();
  const gone = watch.shown('audio-call');
  await afterwards();
  expect(left).toEqual([]);
  gone();
  await afterwards();
  expect(left).toEqual(['audio-call']);
});
