import type { Json } from '@gongwei/domain/shared';

/** Whether two values are the same data. The order of an object's keys does not count, that of a list does. */
export function equalJson(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [mine, other] = [left as { readonly [key: string]: Json }, right as { readonly [key: string]: Json }];
  const keys = Object.keys(mine);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && equalJson(mine[key], other[key]));
}
