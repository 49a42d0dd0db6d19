import { expect, it } from 'vitest';
import { OWN_WORKERS } from './trusted-types.ts';

it.each([
  ['/assets/puzzle.worker-1a2b.js', true],
  ['https://gw.county/assets/puzzle.worker-1a2b.js', true],
  ['https://gw.county/assets/../api/v1/records/1', false],
  ['https://gw.county/assets/a.js/../../evil', false],
  ['https://elsewhere.example/assets/a.js', false],
  ['//elsewhere.example/assets/a.js', false],
  ['blob:https://gw.county/1b', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
])('a worker of ours may come from %s: %s', (address, ours) =>
  expect(OWN_WORKERS.script?.(address, 'https://gw.county/login')).toBe(ours ? address : null),
);
