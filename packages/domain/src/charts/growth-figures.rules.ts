import type { ClinicalSex } from '../clinical/index.ts';
import { completedMonths, correctedAge, isPreterm, type ExactAge } from '../maternal-child/child/child-age.ts';
import { childBodyMass, heightForTable, type MeasurePosition } from '../maternal-child/growth/growth.rules.ts';
import type { CalendarDay } from '../shared/index.ts';
import type { Figure, FigureId, FigureMoment } from './figure.ts';
import { GROWTH_KINDS } from './growth-kinds.ts';
import type { GrowthReference } from './growth-reference.rules.ts';

/** The child whose growth is drawn. */
export type GrowthChild = {
  readonly sex: ClinicalSex;
  readonly birthDate: CalendarDay;
  /** Days of gestation at birth; absent counts as born at term. */
  readonly gestationalDays?: number | undefined;
};

/** What was measured on a day: kg and cm. */
export type GrowthVisit = {
  readonly on: CalendarDay;
  readonly weight?: number | undefined;
  readonly length?: number | undefined;
  readonly head?: number | undefined;
  readonly position?: MeasurePosition | undefined;
  /** Of the sheet being filled. */
  readonly now?: boolean;
};

/** The part of the x axis that is drawn; by itself a figure zooms to the child's range. */
export type GrowthWindow = { readonly from: number; readonly to: number };

/** Figures of a child’s growth, each over the curves of the growth standard. */
export type GrowthFigureId = Extract<
  FigureId,
  'weight-for-age' | 'length-for-age' | 'head-for-age' | 'weight-for-length' | 'bmi-for-age'
>;

/**
 * A child's age by which growth is judged, to the day, preterm children corrected until 24 months; `exact`: in months, for drawing. `actual`: completed
 * months since birth.
 */
export type GrowthAge = ExactAge & {
  readonly actual: number;
  readonly exact: number;
  readonly corrected: boolean;
};

/** Age in months for growth curves on a day: `actual` completed months, `exact` with its fraction, both corrected for who was born before 37 weeks until 24 months (`corrected`). `undefined` before birth. */
export function growthAge({ birthDate, gestationalDays }: GrowthChild, on: CalendarDay): GrowthAge | undefined {
  const [actual, age] = [completedMonths(birthDate, on), correctedAge(birthDate, on, gestationalDays)];
  if (actual === undefined || age === undefined) return undefined;
  const exact = age.months + age.days / age.monthDays;
  return { ...age, actual, exact, corrected: actual < 24 && isPreterm(gestationalDays) };
}

/**
 * A growth curve with a child's points. Weight by length only takes visits under 24 months; lengths are taken as lying before 24 months and as
 * standing afterwards, 0.7 cm more or less where `position` says otherwise (WHO). What was measured before the day a preterm child was due is left out.
 */
export function growthFigure(
  id: GrowthFigureId,
  reference: GrowthReference,
  {
    child,
    visits,
    window,
  }: {
    readonly child: GrowthChild;
    readonly visits: readonly GrowthVisit[];
    readonly window?: GrowthWindow | undefined;
  },
): Figure {
  const { valueOf, last, ...kind } = GROWTH_KINDS[id];
  const moments = visits.flatMap((visit) => {
    const value = valueOf(visit);
    return value === undefined ? [] : momentOf(id, reference, child, visit, value);
  });
  const reach =
    id === 'weight-for-length'
      ? moments.map(({ x }) => x)
      : visits.flatMap(({ on }) => growthAge(child, on)?.exact ?? []);
  const { from, to } =
    window ?? (id === 'weight-for-length' ? lengthWindow(reach) : ageWindow(reach, id === 'bmi-for-age' ? 24 : 0));
  // Lying it is a length, standing a height; the axis tells which most of the points are.
  const word = (text: string): string => (id === 'length-for-age' && to > 24 ? '身高' : text);
  return {
    id,
    title: word(kind.title),
    unit: kind.unit,
    decimals: kind.decimals,
    axis: { kind: id === 'weight-for-length' ? 'centimetres' : 'months', from, to },
    curves: reference.curves(kind.indicator, child.sex, from, Math.min(to, last)),
    bands: [],
    lines: [word(kind.line)],
    moments: moments.filter(({ x }) => x >= from && x <= to).sort((one, other) => one.x - other.x),
    source: `${reference.source} ${child.sex === 'male' ? '男童' : '女童'}`,
  };
}

function momentOf(
  id: GrowthFigureId,
  reference: GrowthReference,
  child: GrowthChild,
  visit: GrowthVisit,
  value: number,
): readonly FigureMoment[] {
  const age = growthAge(child, visit.on);
  if (!age) return [];
  const length = visit.length === undefined ? undefined : heightForTable(visit.length, age.months, visit.position);
  const byLength = id === 'weight-for-length';
  if (byLength && (length === undefined || age.months >= 24)) return [];
  const judged =
    id === 'length-for-age'
      ? (length as number)
      : id === 'bmi-for-age'
        ? (childBodyMass(visit.weight, length) as number)
        : value;
  const place = reference.place(GROWTH_KINDS[id].indicator, child.sex, byLength ? (length as number) : age, judged);
  const months = visit.on === child.birthDate ? '出生' : formatAge(age);
  return [
    {
      x: byLength ? (length as number) : age.exact,
      on: visit.on,
      at: byLength ? `身长 ${(visit.length as number).toFixed(1)} cm` : months,
      values: [value],
      now: visit.now === true,
      ...place,
    },
  ];
}

/** `8月龄`, of a preterm child `8月龄（矫正6月龄）`. */
export const formatAge = ({
  actual,
  months,
  corrected,
}: {
  readonly actual: number;
  readonly months: number;
  readonly corrected: boolean;
}): string => `${actual}月龄${corrected ? `（矫正${months}月龄）` : ''}`;

/** The smallest usual span of months that holds the child's ages with some room ahead. */
function ageWindow(ages: readonly number[], earliest: number): GrowthWindow {
  const [least, most] = [Math.min(...ages, 84), Math.max(...ages, 0)];
  const from = most <= 36 || least < 24 ? earliest : least >= 36 ? 36 : 24;
  return { from, to: [6, 12, 18, 24, 36, 60].find((end) => end > earliest && end >= most + 1) ?? 84 };
}

function lengthWindow(lengths: readonly number[]): GrowthWindow {
  const most = Math.max(...lengths, 0);
  const from = most <= 90 || Math.min(...lengths) < 65 ? 45 : 65;
  return { from, to: [65, 80].find((end) => end >= most + 3) ?? 100 };
}
