import { lifeQuestions, type FieldIssue, type FormDefinition } from '@gongwei/domain/forms';

/** Codes of a form's checks that doubt no value: they say what is to be done. */
export const adviceCodes = ({ checks = [] }: Pick<FormDefinition, 'checks'>): ReadonlySet<string> =>
  new Set(checks.flatMap(({ id, advice }) => (advice ? [`check:${id}`] : [])));

/** The question where everything to be asked is of one kind; `undefined` where there is nothing, or the usual: an unusual value. */
function ofOneKind(issues: readonly FieldIssue[], advice: ReadonlySet<string>): string | undefined {
  const all = (of: (code: string) => boolean): boolean => issues.length > 0 && issues.every(({ code }) => of(code));
  if (all((code) => advice.has(code))) return '请留意，仍要保存吗？';
  // Two days that do not fit, neither unusual by itself.
  return issues.length > 0 && lifeQuestions(issues).length === issues.length ? '日期前后不符，确认无误吗？' : undefined;
}

/** What is asked before saving, in one sentence: values to look at again, what is to be done, answers without a place, exams not done. */
export function saveQuestion(
  issues: readonly FieldIssue[],
  openExams: number,
  advice: ReadonlySet<string> = new Set(),
): string {
  const one = openExams === 0 ? ofOneKind(issues, advice) : undefined;
  if (one !== undefined) return one;
  const unmatched = issues.length > 0 && issues.every(({ code }) => code === 'unmatched');
  const parts = [
    ...(issues.length === 0 ? [] : [unmatched ? '有内容未能对应' : '有少见的值']),
    ...(openExams > 0 ? ['还有必查项目没有做'] : []),
  ];
  return parts.length === 1 && issues.length > 0 && !unmatched
    ? '有少见的值，确认无误吗？'
    : `${parts.join('，')}，仍要保存吗？`;
}
