import { expect, it } from 'vitest';
import { awaitedNames } from './awaited-names.rules.ts';

it('no code is read while its name is on its way; a name that was written out stays', () => {
  const doctor = '01761c1e-8578-7281-baa9-3b7c7683145f';
  expect(
    awaitedNames({
      regions: ['320999101101'],
      institutions: ['320999101', '市妇幼保健院', '2院'],
      users: [doctor, '李医生'],
      residents: [],
    }),
  ).toEqual({ 320999101101: '…', 320999101: '…', [doctor]: '…' });
});
