import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../shared/index.ts';
import { hypertensionCardRisk } from './hypertension-card-risk.rules.ts';
import { hypertensionRules } from './hypertension-rules.ts';
import { sentJson } from '../../forms/testing/index.ts';

const card = {
  systolic: 150,
  diastolic: 85,
  riskFactors: ['12'],
  targetOrganDamage: ['10'],
  clinicalConditions: ['16'],
};

describe('risk on the card', () => {
  it.each([
    [{}, '1'],
    [{ systolic: 165 }, '2'],
    [{ systolic: 185 }, '3'],
    [{ riskFactors: ['1', '2'] }, '2'],
    [{ riskFactors: ['1', '2', '3'] }, '3'],
    [{ riskFactors: ['9', '10', '11', '13'] }, '1'],
    [{ targetOrganDamage: ['1'] }, '3'],
    [{ clinicalConditions: ['13'] }, '4'],
    [{ clinicalConditions: ['13', '4'] }, '4'],
    [{ systolic: 139 }, undefined],
    [{ riskFactors: [] }, undefined],
    [{ diastolic: '' }, undefined],
  ])('%j: %s', (change, risk) => {
    expect(hypertensionCardRisk({ ...card, ...change })).toBe(risk);
    expect(hypertensionRules['hypertensionCardRisk']!({ ...card, ...change })).toBe(risk);
  });
  it('never throws on senseless answers', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(card)), sentJson), (input) => {
        expect([undefined, '1', '2', '3', '4']).toContain(hypertensionCardRisk(input as JsonObject));
      }),
    );
  });
});
