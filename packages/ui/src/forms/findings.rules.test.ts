import { expect, it } from 'vitest';
import { findingsOf } from './findings.rules.ts';

it('puts the heaviest first and words the severity', () => {
  const lines = findingsOf({
    findings: [
      { code: 'BMI', severity: 1, text: '超重' },
      { code: 'BP', severity: 3, text: '血压 184/104' },
    ],
    recheckAdvice: [{ code: 'BP', text: '两周内转诊' }],
  });
  expect(lines).toEqual([
    { code: 'BP', severity: 3, word: '转诊', text: '血压 184/104', advice: '两周内转诊' },
    { code: 'BMI', severity: 1, word: '轻度', text: '超重' },
  ]);
});
it('shows nothing for anything that holds no findings', () => {
  expect(findingsOf(undefined)).toEqual([]);
  expect(findingsOf({ findings: '无' })).toEqual([]);
});
