import { describe, expect, it } from 'vitest';
import { checkUpPopulation } from './check-up-population.rules.ts';

describe('groups that are due a check-up', () => {
  it.each([
    [{ age: 65, known: [] }, ['2']],
    [{ age: 64, known: ['diabetes', 'hypertension'] }, ['3', '4']],
    [{ age: 70, known: ['psychosis', 'copd'] }, ['2', '5']],
    [{ age: 64, known: [] }, undefined],
    [{}, undefined],
  ])('%o are %o', (person, codes) => {
    expect(checkUpPopulation(person).codes).toEqual(codes);
  });
});
