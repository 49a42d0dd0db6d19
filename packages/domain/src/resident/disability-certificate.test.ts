import { expect, it } from 'vitest';
import { disabilityCertificate } from './disability-certificate.rules.ts';

const disabilityDetails = [{ type: '4', level: '2' }];

it('compares kind and level at the end of the number with the rows', () => {
  expect(disabilityCertificate({ disabilityCertificateNo: '32000019600229123X42', disabilityDetails })).toEqual({
    mismatch: false,
  });
  expect(disabilityCertificate({ disabilityCertificateNo: '32000019600229123X41', disabilityDetails })).toEqual({
    mismatch: true,
  });
});

it('says nothing of an unfinished number or without rows', () => {
  expect(disabilityCertificate({ disabilityCertificateNo: '32000019600229123X', disabilityDetails })).toEqual({});
  expect(disabilityCertificate({ disabilityCertificateNo: '32000019600229123X41' })).toEqual({});
});
