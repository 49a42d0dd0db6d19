import { expect, it } from 'vitest';
import { initialsOf, readsAs } from './initials.rules.ts';

const reads = (text: string, letters: string): boolean =>
  letters.length === [...text].length && readsAs(initialsOf(text), letters, 0);

it.each([
  ['阿巴擦大鹅发噶哈机卡拉妈那噢趴期日撒他挖西压杂', 'abcdefghjklmnopqrstwxyz'],
  ['安毕陈邓鄂傅高何蒋孔吕马倪欧潘钱任孙唐吴徐杨郑', 'abcdefghjklmnopqrstwxyz'],
  ['望禾镇中心卫生院', 'whzzxwsy'],
  ['青芦镇卫生院', 'qlzwsy'],
  ['人民医院A座2', 'rmyyaz2'],
])('%s is typed %s', (text, letters) => expect(reads(text, letters)).toBe(true));

it('a surname is found by the reading it has as one', () => {
  const surnames = [...'单曾翟仇区盖万乐尉解查种覃谌召'];
  expect(surnames.filter((one, at) => !reads(one, [...'szzqogmyyxzcqcs'][at] ?? ''))).toEqual([]);
  // And by the everyday one.
  expect(reads('单', 'd')).toBe(true);
});

it('what has no reading stands for itself', () => {
  expect(initialsOf('é?３')).toEqual(['é', '?', '３']);
  expect(readsAs(initialsOf('张三'), 'zsf', 0)).toBe(false);
  expect(readsAs(initialsOf('张三'), 's', 1)).toBe(true);
});
