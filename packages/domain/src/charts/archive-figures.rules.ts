import type { ClinicalSex } from '../clinical/index.ts';
import { controlLimits } from '../clinical/index.ts';
import { completedMonths } from '../maternal-child/child/child-age.ts';
import type { ConceptSeries } from '../resident/resident.ts';
import { ageOf } from '../resident/shown-person.rules.ts';
import type { CalendarDay } from '../shared/index.ts';
import { higher, onePerDay, pointsBySheet, together } from './earlier-points.rules.ts';
import type { Figure } from './figure.ts';
import { growthFigure } from './growth-figures.rules.ts';
import type { GrowthReference } from './growth-reference.rules.ts';
import {
  bodyMassFigure,
  DIABETIC_RANGE,
  glucoseFigure,
  NORMAL_RANGE,
  pressureFigure,
  type TrendVisit,
} from './trend-figures.rules.ts';

/** What decides which figures a person’s archive draws. */
export type ArchivedPerson = {
  readonly sex: ClinicalSex;
  /** Without it (for who may only look) a child's growth is not drawn: its curves lie on days of age. */
  readonly birthDate?: CalendarDay;
  /** Completed years today, where the birth date is not told. */
  readonly age?: number;
  /** Confirmed diseases. */
  readonly conditions: readonly string[];
};

/** Visits an archive page looks back on: some years of follow-ups, without home readings making a carpet of it. */
const MOST = 40;

/**
 * How a person's values went, for the archive page: a child's weight and length on the growth curves (under 7; needs `reference`), blood pressure
 * with the aim of the age, fasting glucose with that of diabetics or the normal range, body mass index of adults. What has no value is left out.
 */
export function archiveFigures(
  person: ArchivedPerson,
  series: readonly ConceptSeries[],
  today: CalendarDay,
  reference?: GrowthReference,
): readonly Figure[] {
  const age = ageOf(person, today);
  if (age === undefined) return [];
  const visits = (...concepts: readonly string[]): readonly TrendVisit[] =>
    onePerDay(pointsBySheet(series, concepts, undefined), higher);
  const figures: readonly Figure[] = [
    ...growthOf(person, series, today, reference),
    pressureFigure(
      visits('systolic-blood-pressure', 'diastolic-blood-pressure'),
      controlLimits(age),
      age >= 65 ? '65 岁及以上目标' : '目标',
      { most: MOST },
    ),
    glucoseFigure(
      visits('fasting-glucose'),
      person.conditions.includes('diabetes') ? DIABETIC_RANGE : NORMAL_RANGE,
      MOST,
    ),
    ...(age >= 18 ? [bodyMassFigure(visits('body-mass-index'), MOST)] : []),
  ];
  return figures.filter(({ moments }) => moments.length > 0);
}

function growthOf(
  { sex, birthDate }: ArchivedPerson,
  series: readonly ConceptSeries[],
  today: CalendarDay,
  reference: GrowthReference | undefined,
): readonly Figure[] {
  if (!reference || birthDate === undefined || (completedMonths(birthDate, today) ?? 84) >= 84) return [];
  const points = onePerDay(pointsBySheet(series, ['body-weight', 'body-height'], undefined), together);
  const visits = points.map(({ on, values: [weight, length] }) => ({ on, weight, length }));
  return (['weight-for-age', 'length-for-age'] as const).map((id) =>
    growthFigure(id, reference, { child: { sex, birthDate }, visits }),
  );
}
