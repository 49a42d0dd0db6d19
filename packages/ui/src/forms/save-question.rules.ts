import type { FieldIssue } from '@gongwei/domain/forms';

/** What is asked before saving, in one sentence: values to look at again, answers without a place, exams not done. */
export function saveQuestion(issues: readonly FieldIssue[], openExams: number): string {
  const unmatched = issues.length > 0 && issues.every(({ code }) => code === 'unmatched');
  const parts = [
    ...(issues.length === 0 ? [] : [unmatched ? '有内容未能对应' : '有少见的值']),
    ...(openExams > 0 ? ['还有必查项目没有做'] : []),
  ];
  return parts.length === 1 && issues.length > 0 && !unmatched
    ? '有少见的值，确认无误吗？'
    : `${parts.join('，')}，仍要保存吗？`;
}
