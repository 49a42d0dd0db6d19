import { expect, it } from 'vitest';
import { bloodPressureReadings, elevatedDays, highestBloodPressureGrade } from './hypertension-screening.rules.ts';

const measurements = [
  { measuredDate: '2026-11-01', systolic: 142, diastolic: 84 },
  { measuredDate: '2026-11-01', systolic: 138, diastolic: 91 },
  { measuredDate: '2026-11-05', systolic: 139, diastolic: 89 },
  { measuredDate: '2026-11-09', systolic: 164, diastolic: 88 },
];

it('counts days, not readings, from 140/90 on', () => {
  expect(elevatedDays({ measurements })).toBe(2);
  expect(elevatedDays({ measurements: [] })).toBeUndefined();
});

it('keeps the highest grade of complete readings', () => {
  expect(highestBloodPressureGrade({ measurements })).toBe('2');
  expect(highestBloodPressureGrade({ measurements: [{ measuredDate: '2026-11-01', systolic: 190 }] })).toBeUndefined();
  expect(highestBloodPressureGrade({})).toBeUndefined();
});

it('sees a reversed row and a crisis', () => {
  expect(bloodPressureReadings({ measurements })).toEqual({ reversed: false, crisis: false });
  expect(bloodPressureReadings({ measurements: [{ systolic: 80, diastolic: 120 }] })).toEqual({
    reversed: true,
    crisis: true,
  });
});
