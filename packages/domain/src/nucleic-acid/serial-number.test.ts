import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptSerial, serialNumberOf, serialText } from './serial-number.rules.ts';

const sample = { sampleOrg: '990101101001', sampleTime: '2026-06-15T09:00' };
const number = { prefix: '101001260615', digits: 4, field: 'sampleNo' };

describe('the number of a sample', () => {
  it('begins with institution and day', () => {
    expect(serialNumberOf('nucleic-sample', sample)).toEqual(number);
    expect(serialNumberOf('nucleic-receipt', { receiveLab: '990101', receiveTime: '2026-01-02T23:59' })).toEqual({
      prefix: '990101260102',
      digits: 5,
      field: 'labNo',
    });
  });

  it.each([
    ['nucleic-pool', sample],
    ['nucleic-sample', { sampleOrg: '990101' }],
    ['nucleic-sample', { ...sample, sampleTime: '今天' }],
  ])('is none of %s with %j', (formId, answers) => {
    expect(serialNumberOf(formId, answers)).toBeUndefined();
  });

  it.each([
    ['1010012606150007', '0007'],
    ['10100126061512345', '12345'],
    ['1010012606160007', undefined],
    ['101001260615', undefined],
    [undefined, undefined],
  ])('that was %s goes on with the serial %s', (sampleNo, serial) => {
    expect(keptSerial(number, sampleNo === undefined ? {} : { sampleNo })).toBe(serial);
  });

  it('is found again in whatever was written, and two serials are never written alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 200_000 }), (one, other) => {
        const [a, b] = [serialText(one, 4), serialText(other, 4)];
        expect(keptSerial(number, { sampleNo: number.prefix + a })).toBe(a);
        expect(a === b).toBe(one === other);
      }),
    );
  });
});
