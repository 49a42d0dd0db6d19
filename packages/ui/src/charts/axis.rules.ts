import type { Figure } from '@gongwei/domain/charts';
import type { Scale } from './scale.rules.ts';

/** A tick below the plot; without a label it is a line only. */
export type Tick = { readonly at: number; readonly label?: string };

/** Months between two ticks, by the length of the axis. */
const MONTH_STEPS = [
  [6, 1],
  [12, 2],
  [18, 3],
  [24, 6],
  [84, 12],
] as const;

/**
 * Ticks of what runs across. Ages to two years read in months, beyond in years; days stand under the visits themselves, the last one
 * first, as many as have `room` (in the units of `x`): `11-03` within ten months, `25-11` beyond.
 */
export function acrossTicks({ axis, moments }: Figure, x: Scale, room: number): readonly Tick[] {
  const { from, to } = axis;
  switch (axis.kind) {
    case 'months': {
      const step = MONTH_STEPS.find(([span]) => to - from <= span)?.[1] ?? 12;
      return steps(from, to, step).map((at) => ({ at, label: to <= 24 || at % 12 !== 0 ? `${at}月` : `${at / 12}岁` }));
    }
    case 'weeks':
      return steps(Math.ceil(from / 4) * 4, to, (x(from + 4) - x(from)) * 1.1 < room ? 8 : 4).map((at) => ({
        at,
        label: `${at}周`,
      }));
    case 'centimetres':
      return steps(from, to, to - from > 40 ? 10 : 5).map((at) => ({ at, label: String(at) }));
    case 'days': {
      const words = (on: string): string => (to - from > 300 ? on.slice(2, 7) : on.slice(5));
      let next: { readonly at: number; readonly label: string } | undefined;
      return [...moments].reverse().map(({ x: at, on }) => {
        const label = words(on);
        if (next && (x(next.at) - x(at) < room || next.label === label)) return { at };
        next = { at, label };
        return next;
      });
    }
  }
}

function steps(from: number, to: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}
