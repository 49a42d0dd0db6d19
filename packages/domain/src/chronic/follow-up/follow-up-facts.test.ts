import { describe, expect, it } from 'vitest';
import { formsWithPreviousFacts, previousFactsOf } from './follow-up-facts.rules.ts';

describe('facts of the visit before', () => {
  it('passes lost visits over, and takes the age of the visit', () => {
    const earlier = [
      { data: { disposition: '2', systolic: 190 }, age: 71 },
      { data: { systolic: 145, diastolic: 80, adverseDrugReaction: '1' }, age: 70 },
    ];
    expect(previousFactsOf('hypertension-follow-up', earlier)).toEqual({ uncontrolled: false, adverseReaction: false });
    expect(previousFactsOf('hypertension-follow-up', earlier.slice(0, 1))).toEqual({});
  });
  it.each([
    ['diabetes-follow-up', { fastingGlucose: 8 }, { uncontrolled: true }],
    ['psychosis-follow-up', { visitClass: '2' }, { previousClass: '2' }],
    ['tuberculosis-follow-up', { chemotherapyRegimen: '2HRZE/4HR' }, { chemotherapyRegimen: '2HRZE/4HR' }],
    ['copd-follow-up', { cyanosis: '2' }, { cyanosisBefore: true }],
  ])('%s tells %j', (formId, data, facts) => {
    expect(formsWithPreviousFacts).toContain(formId);
    expect(previousFactsOf(formId, [{ data }])).toEqual(facts);
  });
  it('has none for other forms', () => {
    expect(previousFactsOf('toString', [{ data: { systolic: 190 } }])).toEqual({});
  });
});
