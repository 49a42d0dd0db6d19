import { expect, it } from 'vitest';
import { showsAlive } from './seen-alive.rules.ts';

it.each([
  ['health-check-up', {}, true],
  ['hypertension-follow-up', { disposition: '1' }, true],
  ['hypertension-follow-up', { disposition: '9', lostReason: '1' }, false],
  ['hypertension-follow-up', { disposition: '2', lostReason: '3' }, false],
  ['psychosis-follow-up', {}, true],
  ['psychosis-follow-up', { deathDate: '2026-05-01' }, false],
  ['tuberculosis-follow-up', { treatmentStopped: true, stopReason: '2' }, false],
  ['surveillance-women-death', {}, false],
  ['resident-personal-info', {}, false],
] as const)('%s %o shows somebody alive: %s', (formId, data, expected) => {
  expect(showsAlive(formId, data)).toBe(expected);
});
