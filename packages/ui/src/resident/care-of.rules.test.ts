import { expect, it } from 'vitest';
import { careOf } from './care-of.rules.ts';

it.each([
  ['male', 0, ['/health/etjbxx/r1']],
  ['female', 6, ['/health/etjbxx/r1']],
  ['female', 7, []],
  ['female', 15, ['/health/fnbjxx/r1', '/health/yqjc/r1']],
  ['female', 49, ['/health/fnbjxx/r1', '/health/yqjc/r1']],
  ['female', 50, []],
  ['male', 30, []],
] as const)('%s of %d years: %j', (sex, age, paths) => {
  expect(careOf({ id: 'r1', sex }, age).map(({ path }) => path)).toEqual(paths);
});
