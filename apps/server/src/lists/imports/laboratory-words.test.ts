import { expect, it } from 'vitest';
import { markOf } from './laboratory-words.rules.ts';

it.each([
  ['-', ['-', '－', '—', '阴性', '阴性(-)', '（-）', 'neg', 'NEGATIVE', "'-"]],
  ['±', ['±', '弱阳性', '+-', '+/-', 'Trace']],
  ['+', ['+', '1+', '＋', '阳性(+)', '阳性（1+）', "'+"]],
  ['+++', ['+++', '3+', '＋＋＋']],
] as const)('%s is what laboratories print in many ways', (mark, printed) => {
  expect(printed.map(markOf)).toEqual(printed.map(() => mark));
});

it('leaves alone what is no mark, so that it is told as wrong', () => {
  const others = ['阳性', '5+', '+++++', '未做', '6.1', ''];
  expect(others.map(markOf)).toEqual(others);
});
