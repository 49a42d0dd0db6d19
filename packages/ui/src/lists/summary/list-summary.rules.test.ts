import type { Filter } from '@gongwei/domain/lists';
import { expect, it } from 'vitest';
import { sharesOf, stagesOf } from './list-summary.rules.ts';

const words = (count: number) => Array.from({ length: count }, (_, at) => ({ code: `${at}`, label: `种类${at}` }));
const choice: Filter = { key: 'rule', label: '种类', kind: 'choice', on: 'finding.rule' };
const person: Filter = { key: 'author', label: '录入人', kind: 'person', on: 'finding.author' };

it('puts the most first, leaves out what counts nothing, and stops where a line ends', () => {
  const counts = Object.fromEntries(words(20).map(({ code }) => [code, Number(code)]));
  const shares = sharesOf(choice, counts, words(20), {});
  expect(shares.map(({ count }) => count)).toEqual([19, 18, 17, 16, 15, 14, 13, 12]);
  expect(sharesOf(choice, { 3: 2, 7: 0 }, words(20), {})).toEqual([{ code: '3', label: '种类3', count: 2 }]);
});

it('keeps the order of few codes, which are steps', () => {
  expect(sharesOf(choice, { 0: 1, 1: 9, 3: 4 }, words(4), {}).map(({ code }) => code)).toEqual(['0', '1', '3']);
});

it('calls staff by their names, and nobody by an identifier', () => {
  expect(sharesOf(person, { a: 2, b: 5, c: 9 }, [], { a: '李医生', b: '王医生' })).toEqual([
    { code: 'b', label: '王医生', count: 5 },
    { code: 'a', label: '李医生', count: 2 },
  ]);
});

it('draws every step of a way in its order, the empty ones too, by the fullest', () => {
  expect(stagesOf({ 0: 4, 2: 1 }, words(3)).map(({ code, count, part }) => [code, count, part])).toEqual([
    ['0', 4, 1],
    ['1', 0, 0],
    ['2', 1, 0.25],
  ]);
  expect(stagesOf({}, words(1))).toMatchObject([{ count: 0, part: 0 }]);
});
