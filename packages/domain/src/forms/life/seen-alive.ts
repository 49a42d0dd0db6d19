import type { CalendarDay } from '../../shared/index.ts';

/** A stored sheet that could only be filled in of somebody who lived on its day; `title`: of its form. */
export type SeenAlive = { readonly on: CalendarDay; readonly title: string };

/** So many are named; of the rest the number is said. */
const NAMED = 3;

/** Asks about a death on a day (or an instant of it) before visits that are stored, naming the newest three; `undefined` where there are none. */
export function laterVisitsSaid(died: string, seen: readonly SeenAlive[]): string | undefined {
  const day = died.slice(0, 10);
  const later = seen.filter(({ on }) => on > day).sort((one, other) => (one.on > other.on ? -1 : 1));
  if (later.length === 0) return undefined;
  const named = later.slice(0, NAMED).map(({ on, title }) => `${on} ${title}`);
  return `死亡日期 ${day} 以后还有服务记录：${named.join('、')}${later[NAMED] ? `等 ${later.length} 份` : ''}。请核对死亡日期和这些记录。`;
}
