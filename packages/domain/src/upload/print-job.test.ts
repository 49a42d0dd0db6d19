import { expect, it } from 'vitest';
import { templateOfPage } from './print-job.ts';

it('knows the template of a print page', () =>
  expect([templateOfPage('jktj'), templateOfPage('nothing')]).toEqual(['6', undefined]));
