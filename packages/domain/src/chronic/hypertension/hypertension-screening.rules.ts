import {
  BLOOD_PRESSURE_GRADE_CODES,
  bloodPressureLevel,
  type BloodPressureGrade,
  isHypertensiveCrisis,
  numberOf,
  rowsOf,
  textOf,
} from '../../clinical/index.ts';
import type { JsonObject } from '../../shared/index.ts';

type Reading = {
  readonly on: string | undefined;
  readonly systolic: number | undefined;
  readonly diastolic: number | undefined;
};

const readingsOf = (input: JsonObject): readonly Reading[] =>
  rowsOf(input['measurements']).map((row) => ({
    on: textOf(row['measuredDate']),
    systolic: numberOf(row['systolic']),
    diastolic: numberOf(row['diastolic']),
  }));

const isElevated = ({ systolic, diastolic }: Reading): boolean => (systolic ?? 0) >= 140 || (diastolic ?? 0) >= 90;

/** On how many different days a reading reached 140/90 mmHg; three make a preliminary diagnosis [S]. Missing without readings. */
export function elevatedDays(input: JsonObject): number | undefined {
  const readings = readingsOf(input);
  if (readings.length === 0) return undefined;
  return new Set(readings.filter(isElevated).flatMap(({ on }) => on ?? [])).size;
}

const RANK: readonly BloodPressureGrade[] = ['normal', 'high-normal', 'grade1', 'grade2', 'grade3'];

/** Code of the highest grade of all readings that are complete; dictionaries/blood-pressure-grade. */
export function highestBloodPressureGrade(input: JsonObject): string | undefined {
  const ranks = readingsOf(input).flatMap(({ systolic, diastolic }) =>
    systolic === undefined || diastolic === undefined
      ? []
      : [RANK.indexOf(bloodPressureLevel(systolic, diastolic).grade)],
  );
  const highest = RANK[Math.max(...ranks)];
  return highest && BLOOD_PRESSURE_GRADE_CODES[highest];
}

/** What the checks of the table ask: a row whose systolic value is not above the diastolic one, a row at the urgent referral line. */
export function bloodPressureReadings(input: JsonObject): { readonly reversed: boolean; readonly crisis: boolean } {
  const readings = readingsOf(input);
  return {
    reversed: readings.some(
      ({ systolic, diastolic }) => systolic !== undefined && diastolic !== undefined && systolic <= diastolic,
    ),
    crisis: readings.some(({ systolic, diastolic }) => isHypertensiveCrisis(systolic, diastolic)),
  };
}
