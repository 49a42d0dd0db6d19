import { expect, it } from 'vitest';
import { databaseAway, databaseBusy, databaseTrouble } from './database-trouble.ts';

const withCode = (code: string): Error => Object.assign(new Error('x'), { code });

it('tells an absent, a busy and a full database from a statement that is wrong', () => {
  for (const away of [databaseAway(), ...['08006', '57P01', '57P03', '25006'].map(withCode)])
    expect(databaseTrouble(away)).toBe('away');
  for (const busy of [databaseBusy(), ...['57014', '55P03', '40P01', '40001', '53300'].map(withCode)])
    expect(databaseTrouble(busy)).toBe('busy');
  const pglite = new Error('could not extend file "base/5/16384": No space left on device');
  for (const full of [pglite, ...['53100', 'ENOSPC'].map(withCode)]) expect(databaseTrouble(full)).toBe('full');
  for (const defect of [new Error('x'), withCode('42P01'), withCode('23505'), undefined, 'x'])
    expect(databaseTrouble(defect)).toBeUndefined();
});
