import { expect, it } from 'vitest';
import { repeatWords, templateOfPage, templateWords } from './print-job.ts';

it('names what was printed as staff do', () => {
  expect(['1', '6', '99'].map(templateWords)).toEqual(['综合报告', '体检表', '99']);
  expect([templateOfPage('jktj'), templateOfPage('nothing')]).toEqual(['6', undefined]);
});

it('counts prints after the first', () => {
  expect([1, 2, 3].map(repeatWords)).toEqual(['首次', '补打第 1 次', '补打第 2 次']);
});
