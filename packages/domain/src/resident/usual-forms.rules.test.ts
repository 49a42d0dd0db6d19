import { formIndex } from '../catalogue/index.ts';
import type { KnownCondition } from './resident.ts';
import { expect, it } from 'vitest';
import { usualForms } from './usual-forms.rules.ts';

const ALL: readonly KnownCondition[] = [
  'tumour',
  'copd',
  'stroke',
  'diabetes',
  'tuberculosis',
  'coronary-heart-disease',
  'psychosis',
  'hypertension',
];

it('proposes the follow-up of every disease under management, in the order of the standard', () => {
  expect(usualForms(['diabetes', 'stroke', 'hypertension'], 60).map(({ label }) => label)).toEqual([
    '高血压随访',
    '糖尿病随访',
  ]);
  expect(usualForms([], 59, ['health-check-up', 'psychosis-follow-up']).map(({ label }) => label)).toEqual([
    '精神障碍随访',
  ]);
  expect(usualForms(['stroke'], undefined).map(({ label }) => label)).toEqual(['高血压随访']);
});

it('proposes only forms there are', () => {
  const known = new Set(formIndex.map(({ id }) => id));
  expect(usualForms(ALL, 60).filter(({ formId }) => !known.has(formId))).toEqual([]);
  expect(usualForms(ALL, 60)).toHaveLength(5);
});

it('offers a child no blood pressure, but what it has', () => {
  expect(usualForms([], 0)).toEqual([]);
  expect(usualForms([], 17)).toEqual([]);
  expect(usualForms([], 18).map(({ formId }) => formId)).toEqual(['hypertension-follow-up']);
  expect(usualForms(['diabetes'], 9).map(({ label }) => label)).toEqual(['糖尿病随访']);
});
