import { expect, it } from 'vitest';
import { demoEnvironment } from '../../tools/lib/demo-environment.ts';

it('switches stand-ins on for the demo county, and for nothing else', () => {
  expect(demoEnvironment({})).toEqual({ GONGWEI_STAND_INS: '1' });
  expect(demoEnvironment({ DATABASE_URL: '' })).toEqual({ GONGWEI_STAND_INS: '1' });
  expect(demoEnvironment({ DATABASE_URL: 'postgres://db/gongwei' })).toEqual({});
  expect(demoEnvironment({ GONGWEI_TRUST_PROXY: '127.0.0.1' })).toEqual({});
  expect(demoEnvironment({ GONGWEI_STAND_INS: '0' })).toEqual({});
});
