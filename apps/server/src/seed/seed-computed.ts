import { bodyMassIndex, ckdEpi2009 } from '@gongwei/domain/clinical';
import type { Answers } from '@gongwei/domain/forms';
import {
  divideExact,
  exactToNumber,
  fullYears,
  roundHalfUp,
  subtractExact,
  type CalendarDay,
  type Json,
} from '@gongwei/domain/shared';
import type { SeedResident } from './seed-rows.ts';

/**
 * Adds what the form would have computed and leaves out what is empty, so that a seeded sheet is stored as a typed one
 * is. The form engine could do it, at half a millisecond a sheet; a test holds both to the same result.
 */
export function asStored(formId: string, answers: Answers, resident: SeedResident, on: CalendarDay): Answers {
  const number = (key: string): number => Number(answers[key]);
  const ratio = (above: number, below: number): number => exactToNumber(divideExact(above, below, 2)!);
  const minus = (from: string, take: string, digits: number): number =>
    roundHalfUp(subtractExact(number(from), number(take)), digits);
  const bmi = (weight: string): number | undefined => bodyMassIndex(number(weight), number('height'));
  const computed = (): Record<string, number | string | undefined> => {
    switch (formId) {
      case 'resident-personal-info':
        return {
          archiveNoShort: resident.archiveNumber.slice(-8),
          ethnicCategory: answers['ethnicGroup'] === '01' ? '01' : '99',
        };
      case 'health-check-up':
        return { bmi: bmi('weight') };
      case 'hypertension-follow-up':
        return { bmi: bmi('weight'), bmiTarget: bmi('weightTarget') };
      case 'supplement-biochemistry':
        return {
          astAltRatio: ratio(number('ast'), number('alt')),
          globulin: minus('totalProtein', 'albumin', 1),
          albuminGlobulinRatio: ratio(number('albumin'), minus('totalProtein', 'albumin', 1)),
          unconjugatedBilirubin: minus('totalBilirubin', 'conjugatedBilirubin', 1),
          egfr: Math.round(ckdEpi2009(number('creatinine'), resident.sex, fullYears(resident.birthDate, on)) ?? 0),
          nonHdlCholesterol: minus('totalCholesterol', 'hdlCholesterol', 2),
        };
      default:
        return {};
    }
  };
  const whole: Record<string, Json> = {};
  const all: { readonly [key: string]: Json | undefined } = {
    ...answers,
    age: fullYears(resident.birthDate, on),
    ...computed(),
  };
  for (const [key, value] of Object.entries(all))
    if (value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)) whole[key] = value;
  return whole;
}
