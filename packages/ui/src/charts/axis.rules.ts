import type { Figure } from '@gongwei/domain/charts';
import type { Scale } from './scale.rules.ts';

/** A tick below the plot; without a label it is a line only. */
export type Tick = { readonly at: number; readonly label?: string };

/** Months between two ticks: the finest that leaves gaps wide enough to be told apart. */
const MONTH_STEPS = [1, 3, 6, 12] as const;

/**
 * Ticks of what runs across, labelled as far as there is `room` for a label (in the units of `x`). Ages to two years read in months, beyond in
 * years; days stand under the visits themselves: `11-03` within ten months, `25-11` beyond.
 */
export function acrossTicks(figure: Figure, x: Scale, room: number): readonly Tick[] {
  const { kind, from, to } = figure.axis;
  switch (kind) {
    case 'months': {
      const step = MONTH_STEPS.find((months) => x(from + months) - x(from) >= room / 2) ?? 12;
      return to <= 24
        ? even(from, to, step, x, room, (month) => `${month}月`)
        : even(from, to, step, x, 0, (month) => (month % 12 === 0 ? `${month / 12}岁` : undefined));
    }
    case 'weeks':
      return even(Math.ceil(from / 4) * 4, to, 4, x, room, (week) => `${week}周`);
    case 'centimetres':
      return even(from, to, 5, x, room, String);
    case 'days':
      return dayTicks(figure, x, room);
  }
}

/** Evenly from `from` on; every second or third is labelled where there is no room for all. */
function even(
  from: number,
  to: number,
  step: number,
  x: Scale,
  room: number,
  words: (at: number) => string | undefined,
): readonly Tick[] {
  const every = Math.max(1, Math.ceil(room / (x(from + step) - x(from))));
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, nth) => {
    const at = from + nth * step;
    const label = nth % every === 0 ? words(at) : undefined;
    return { at, ...(label !== undefined && { label }) };
  });
}

/** The last visit first: it is the one people look for. */
function dayTicks({ axis: { from, to }, moments }: Figure, x: Scale, room: number): readonly Tick[] {
  let next: { readonly at: number; readonly label: string } | undefined;
  return [...moments].reverse().map(({ x: at, on }) => {
    const label = to - from > 300 ? on.slice(2, 7) : on.slice(5);
    if (next && (x(next.at) - x(at) < room || next.label === label)) return { at };
    next = { at, label };
    return next;
  });
}
