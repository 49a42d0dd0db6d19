import { describe, expect, it } from 'vitest';
import { isAssignedRegion } from './region-code.rules.ts';

describe('the region of an identity number', () => {
  it.each([
    ['110101', '东城区'],
    ['320982', '大丰市, dissolved in 2015'],
    ['422421', '江陵县 of the district 荆州, dissolved in 1994'],
    ['512301', '涪陵 when it belonged to 四川'],
    ['830000', 'a permit of somebody from Taiwan'],
    ['911124', 'a foreigner with permanent residence'],
  ])('%s was assigned: %s', (code) => expect(isAssignedRegion(`${code}197001010018`)).toBe(true));
  it.each(['320999', '000000', '123456', '110100', '990101'.replace('99', '29')])('%s never was', (code) =>
    expect(isAssignedRegion(`${code}197001010018`)).toBe(false),
  );
  it('of the site itself counts', () => expect(isAssignedRegion('320999197001010018', ['320999'])).toBe(true));
});
