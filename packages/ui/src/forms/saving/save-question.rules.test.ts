import type { FieldIssue } from '@gongwei/domain/forms';
import { expect, it } from 'vitest';
import { adviceCodes, saveQuestion } from './save-question.rules.ts';

const issue = (code: string): FieldIssue => ({ field: 'a', severity: 'warning', code, message: '' });

it('does not call what is to be done an unusual value', () => {
  const form = {
    checks: [
      { id: 'late', when: 'true', severity: 'warning', advice: true, message: '', fields: [] },
      { id: 'odd', when: 'true', severity: 'warning', message: '', fields: [] },
    ],
  } as const;
  expect(saveQuestion([issue('check:late')], 0, adviceCodes(form))).toBe('请留意，仍要保存吗？');
  expect(saveQuestion([issue('check:late'), issue('check:odd')], 0, adviceCodes(form))).toBe(
    '有少见的值，确认无误吗？',
  );
  expect(saveQuestion([issue('check:late')], 1, adviceCodes(form))).toBe(
    '有少见的值，还有必查项目没有做，仍要保存吗？',
  );
  expect(saveQuestion([issue('check:late')], 0, adviceCodes({}))).toBe('有少见的值，确认无误吗？');
});

it.each<[readonly FieldIssue[], number, string]>([
  [[issue('soft-range')], 0, '有少见的值，确认无误吗？'],
  [[issue('check:after-death')], 0, '日期前后不符，确认无误吗？'],
  [[issue('check:later-visits'), issue('soft-range')], 0, '有少见的值，确认无误吗？'],
  [[issue('unmatched')], 0, '有内容未能对应，仍要保存吗？'],
  [[], 3, '还有必查项目没有做，仍要保存吗？'],
  [[issue('soft-range'), issue('unmatched')], 2, '有少见的值，还有必查项目没有做，仍要保存吗？'],
])('asks once for %j and %i open exams', (issues, exams, question) =>
  expect(saveQuestion(issues, exams)).toBe(question),
);
