import { pinyinOf } from './pinyin.ts';

const KEPT = 20_000;
const known = new Map<string, string>();

/** Pinyin initials of a name of the staff. Reading a name takes a while and names stay: once is enough. */
export function initialsOf(name: string): string {
  const initials = known.get(name) ?? pinyinOf(name).initials;
  if (known.size < KEPT) known.set(name, initials);
  return initials;
}
