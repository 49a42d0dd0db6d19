import type { CalendarDay } from '../../shared/index.ts';
import { vaccinationPlan, type ChildVaccination } from './immunization.rules.ts';

/** Basic doses of 五苗 (BCG, polio 3, DTaP 3, measles 1, hepatitis B 3) and, with encephalitis, meningococcal A and hepatitis A, of 八苗. */
const FIVE: readonly (readonly [vaccines: readonly string[], doses: number])[] = [
  [['BCG'], 1],
  [['POLIO'], 3],
  [['DTaP'], 3],
  [['MMR'], 1],
  [['HepB'], 3],
];
const EIGHT: typeof FIVE = [...FIVE, [['JE-L', 'JE-I'], 1], [['MPSV-A'], 2], [['HepA-L', 'HepA-I'], 1]];

/** Whether a child has every basic dose, by valid doses only. */
export function hasBasicSeries(child: ChildVaccination, series: 'five' | 'eight'): boolean {
  const plans = vaccinationPlan(child);
  const count = (codes: readonly string[]): number =>
    plans
      .filter(({ vaccine }) => codes.includes(vaccine))
      .flatMap(({ given }) => given)
      .filter(({ counts }) => counts).length;
  return (series === 'five' ? FIVE : EIGHT).every(([codes, doses]) => count(codes) >= doses);
}

/** Days by which a reaction (AEFI) is reported: hours from its discovery; 2 for deaths, severe disability, groups and public concern, else 48. */
export const reactionReportHours = (grave: boolean): number => (grave ? 2 : 48);

/** Minutes to be watched after a vaccination. */
export const OBSERVATION_MINUTES = 30;

/** A batch may be used on that day: expired on the day after its last. */
export const isBatchUsable = (expiresOn: CalendarDay | undefined, on: CalendarDay): boolean | undefined =>
  expiresOn === undefined ? undefined : on <= expiresOn;
