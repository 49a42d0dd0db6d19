import { expect, it } from 'vitest';
import type { CalendarDay } from '../shared/index.ts';
import { tieRefusal } from './family.ts';

const person = (id: string, sex: 'male' | 'female', birthDate: string) => ({
  id,
  sex,
  birthDate: birthDate as CalendarDay,
});
const child = person('c', 'male', '2026-05-10');

it.each([
  ['mother', child, person('m', 'female', '1998-03-02'), undefined],
  ['mother', child, person('m', 'female', '2014-05-10'), undefined],
  ['mother', child, person('m', 'female', '2014-05-11'), '所选母亲的年龄与儿童不符，请核对'],
  ['mother', child, person('m', 'female', '1966-05-10'), undefined],
  ['mother', child, person('m', 'female', '1966-05-09'), '所选母亲的年龄与儿童不符，请核对'],
  ['mother', child, person('f', 'male', '1998-03-02'), '母亲应为女性'],
  ['mother', child, child, '不能选择本人'],
  ['spouse', person('w', 'female', '1998-03-02'), person('h', 'male', '1996-01-01'), undefined],
  ['spouse', person('w', 'female', '1998-03-02'), person('x', 'female', '1996-01-01'), '夫妻双方性别相同，请核对'],
] as const)('%s %j %j', (kind, resident, other, refusal) => {
  expect(tieRefusal(kind, resident, other)).toBe(refusal);
});
