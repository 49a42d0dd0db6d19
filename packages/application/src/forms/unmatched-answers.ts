import type { Answers, CompiledForm, FieldIssue } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import type { UnmatchedAnswer } from './form-session.service.ts';

/** What of an older form version has no place in this one, to be shown; a field that changed its kind still has its label. */
export function unmatchedList(unmatched: Answers, form: CompiledForm): readonly UnmatchedAnswer[] {
  const labels = new Map(form.fields.map(({ key, label }) => [key, label]));
  return Object.entries(unmatched).map(([key, value]) => {
    const label = labels.get(key);
    return { key, value, words: inWords(value), ...(label !== undefined && { label }) };
  });
}

/** Saving leaves these behind, so the user is asked first. */
export const unmatchedIssues = (answers: readonly UnmatchedAnswer[]): readonly FieldIssue[] =>
  answers.map(({ key, label, words }) => ({
    field: key,
    severity: 'warning',
    code: 'unmatched',
    message: `${label === undefined ? '' : `“${label}”的`}原有内容“${words}”在现行表单中没有对应的栏目，保存后不再保留；需要的请先填入合适的栏目。`,
  }));

function inWords(value: Json): string {
  if (Array.isArray(value)) return value.map((part: Json) => inWords(part)).join('、');
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .map((part) => inWords(part))
      .join(' ');
  return typeof value === 'boolean' ? (value ? '是' : '否') : String(value);
}
