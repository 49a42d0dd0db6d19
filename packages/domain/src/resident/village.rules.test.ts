import { expect, it } from 'vitest';
import { villageNameOf } from './village.rules.ts';

it.each([
  ['王庄村卫生室', '王庄村'],
  ['城南社区卫生服务站', '城南社区'],
  ['望禾镇中心卫生院', '望禾镇中心卫生院'],
])('%s is the clinic of %s', (clinic, village) => {
  expect(villageNameOf(clinic)).toBe(village);
});
