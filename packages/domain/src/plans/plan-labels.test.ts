import { expect, it } from 'vitest';
import { planInSentence, planTitle } from './plan-labels.ts';

it('a planned visit is named once', () => {
  expect(planTitle('pregnancy', '第3次')).toBe('产前随访 第3次');
  expect(planTitle('puerperium', '产后访视')).toBe('产后访视');
  expect(planTitle('puerperium', '产后42天检查')).toBe('产后42天检查');
  expect(planInSentence('pregnancy', '第3次')).toBe('产前随访第3次');
  expect(planInSentence('puerperium', '产后访视')).toBe('产后访视');
  expect(planTitle('hypertension', '', '随访')).toBe('高血压随访');
});
