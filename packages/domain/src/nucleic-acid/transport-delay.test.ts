import { expect, it } from 'vitest';
import { transportDelay } from './transport-delay.rules.ts';

const box = (sampleTime: string, packTime = '2026-11-20T12:00') =>
  transportDelay({ packTime, tubes: [{ sampleTime }] });

it('allows four hours from taking to packing', () => {
  expect(box('2026-11-20T08:00')).toEqual({ late: false, beforeSampling: false });
  expect(box('2026-11-20T07:59')).toEqual({ late: true, beforeSampling: false });
  expect(box('2026-11-19T23:30', '2026-11-20T01:00')).toEqual({ late: false, beforeSampling: false });
  expect(box('2026-11-20T12:01')).toEqual({ late: false, beforeSampling: true });
});

it('says nothing without both times', () => {
  expect(transportDelay({ tubes: [{ sampleTime: '2026-11-20T08:00' }] })).toEqual({});
  expect(transportDelay({ packTime: '2026-11-20T08:00' })).toEqual({});
});
