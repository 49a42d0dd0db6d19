import { expect, it } from 'vitest';
import { placeChoices } from './place-choices.rules.ts';

it('a clinic of a village is told with its township, which tells it from its namesake', () => {
  const places = [
    { code: '320999', name: '望禾县卫生健康委员会', level: 3 },
    { code: '320999101', name: '东镇卫生院', level: 4 },
    { code: '320999101101', name: '王庄村卫生室', level: 5 },
    { code: '320999102101', name: '王庄村卫生室', level: 5 },
    { code: '320999901', name: '望禾县人民医院', level: 3 },
  ] as const;
  expect(placeChoices(places).map(({ indent, beside }) => [indent, beside])).toEqual([
    [0, undefined],
    [1, undefined],
    [2, '东镇卫生院'],
    // Its township lies outside of what may be chosen.
    [2, undefined],
    [0, undefined],
  ]);
});
