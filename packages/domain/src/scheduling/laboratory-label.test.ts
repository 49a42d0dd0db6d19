import { expect, it } from 'vitest';
import { isLaboratoryLabel, LABEL_KINDS, labelResults } from './laboratory-label.ts';

it('a label has 10 to 15 digits and nothing else', () => {
  expect(
    ['123456789', '1234567890', '123456789012345', '1234567890123456', '12345 67890'].map(isLaboratoryLabel),
  ).toEqual([...[false, true, true, false, false]]);
});

it('every kind knows what comes back of it, and no other does', () => {
  expect(LABEL_KINDS.map(({ code }) => labelResults(code))).toEqual([
    ['alt', 'creatinine', 'fastingGlucose', 'totalCholesterol'],
    ['hemoglobin'],
    ['urineProtein'],
  ]);
  expect(labelResults('9')).toEqual([]);
});
