import type { FigureMoment } from '@gongwei/domain/charts';

/** The moment a figure speaks of: the one pointed at, else today's, else the last one. */
export function settledMoment(moments: readonly FigureMoment[], pointed: number | undefined): number | undefined {
  if (pointed !== undefined && pointed < moments.length) return pointed;
  const now = moments.findIndex((moment) => moment.now);
  return now !== -1 ? now : moments.length > 0 ? moments.length - 1 : undefined;
}

/** The moment a key leads to; `undefined` for a key that leads nowhere. */
export function pickedBy(key: string, from: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max((from ?? last) - 1, 0);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min((from ?? last) + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
