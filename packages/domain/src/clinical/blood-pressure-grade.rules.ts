import type { JsonObject } from '../shared/index.ts';
import { numberOf } from './answer-reader.ts';
import { BLOOD_PRESSURE_GRADE_CODES, bloodPressureLevel } from './blood-pressure.rules.ts';

/**
 * Code of dictionaries/blood-pressure-grade from `systolic` and `diastolic` in mmHg, for a form's formula.
 * Grade 3 is known from one side alone, since nothing is above it; every other grade needs both.
 */
export function bloodPressureGradeRule(input: JsonObject): string | undefined {
  const [systolic, diastolic] = [numberOf(input['systolic']), numberOf(input['diastolic'])];
  const { grade } = bloodPressureLevel(systolic ?? 0, diastolic ?? 0);
  return grade === 'grade3' || (systolic !== undefined && diastolic !== undefined)
    ? BLOOD_PRESSURE_GRADE_CODES[grade]
    : undefined;
}
