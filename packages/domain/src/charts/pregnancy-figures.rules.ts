import { gestationalAgeOf, gestationalAgeText } from '../maternal-child/pregnancy/gestational-age.rules.ts';
import {
  bodyMassBeforePregnancy,
  fundalHeightBand,
  gainBand,
  positionIn,
  type Band,
  type BandPosition,
} from '../maternal-child/pregnancy/pregnancy-growth.rules.ts';
import { addExact, exactToNumber, type CalendarDay } from '../shared/index.ts';
import type { Figure, FigureBand, FigureMoment, XY } from './figure.ts';

/** A visit of a pregnancy: kg and cm; `days` of the pregnancy counted from the last period. */
export type PregnancyVisit = {
  readonly on: CalendarDay;
  readonly days: number;
  readonly weight?: number | undefined;
  readonly fundalHeight?: number | undefined;
  readonly now?: boolean;
};

/** What the recommended gain of weight in a pregnancy goes by. */
export type PregnantWoman = {
  /** kg before the pregnancy. */
  readonly weightBefore: number;
  /** cm */
  readonly height: number;
};

const CLASS_LABELS = { underweight: '低体重', normal: '正常体重', overweight: '超重', obese: '肥胖' } as const;

/**
 * Weight gained since before the pregnancy, kg, on the band of WS/T 801-2022 for the woman's BMI before it (one child only: with several there is no
 * band, and no figure). Between visits the band is worked out from the standard's weekly rates. Missing without a sensible BMI.
 */
export function gainFigure(woman: PregnantWoman, visits: readonly PregnancyVisit[]): Figure | undefined {
  const cls = bodyMassBeforePregnancy(woman.weightBefore, woman.height);
  if (!cls) return undefined;
  return {
    id: 'pregnancy-gain',
    title: '孕期增重',
    unit: 'kg',
    decimals: 1,
    axis: { kind: 'weeks', from: 0, to: 42 },
    curves: [],
    bands: [bandOf('推荐', 0, 42, (week) => gainBand(cls, week))],
    lines: ['增重'],
    moments: visits.flatMap((visit) => {
      if (visit.weight === undefined) return [];
      const gain = exactToNumber(addExact(visit.weight, -woman.weightBefore));
      const week = Math.floor(visit.days / 7);
      return [
        momentOf(visit, gain, gainBand(cls, week), { below: '增重偏少', within: '推荐范围内', above: '增重偏多' }),
      ];
    }),
    source: `WS/T 801-2022 孕前${CLASS_LABELS[cls]}`,
  };
}

/** Fundal height, cm, on the widely printed band of completed weeks 20 to 40 (no national standard; a hint, no diagnosis). */
export function fundalHeightFigure(visits: readonly PregnancyVisit[]): Figure {
  return {
    id: 'fundal-height',
    title: '宫底高度',
    unit: 'cm',
    decimals: 1,
    axis: { kind: 'weeks', from: 16, to: 42 },
    curves: [],
    bands: [bandOf('参考', 20, 42, fundalHeightBand)],
    lines: ['宫高'],
    moments: visits.flatMap((visit) => {
      if (visit.fundalHeight === undefined || visit.days < 16 * 7) return [];
      const words = { below: '小于孕周', within: '符合孕周', above: '大于孕周' };
      return [momentOf(visit, visit.fundalHeight, fundalHeightBand(Math.floor(visit.days / 7)), words)];
    }),
    source: '孕 20～40 周参考范围',
  };
}

function momentOf(
  { on, days, now }: PregnancyVisit,
  value: number,
  band: Band | undefined,
  words: { readonly [position in BandPosition]: string },
): FigureMoment {
  const position = band && positionIn(value, band);
  return {
    x: days / 7,
    on,
    at: `孕${gestationalAgeText(gestationalAgeOf(days))}周`,
    values: [value],
    now: now === true,
    ...(position && { place: words[position] }),
    ...(position && position !== 'within' && { beyond: position }),
  };
}

function bandOf(label: string, from: number, to: number, at: (week: number) => Band | undefined): FigureBand {
  const weeks = Array.from({ length: to - from + 1 }, (_, week) => from + week);
  const line = (end: 'low' | 'high'): readonly XY[] =>
    weeks.flatMap((week): readonly XY[] => {
      const band = at(week);
      return band ? [[week, band[end]]] : [];
    });
  return { label, low: line('low'), high: line('high') };
}
