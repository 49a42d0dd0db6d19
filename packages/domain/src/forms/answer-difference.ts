import { sameJson } from './answer-value.ts';
import type { FieldDefinition } from './form-definition.ts';
import type { Answers } from './form-engine.ts';
import { formatAnswer } from './format-answer.ts';

/** One changed answer in words; `''` where there was or is none. */
export type AnswerDifference = {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
};

/** What changed between two versions, in the order of the form; keys the form no longer has come last, under their key. */
export function differenceOf(
  before: Answers,
  after: Answers,
  fields: readonly FieldDefinition[],
): readonly AnswerDifference[] {
  const known = new Set(fields.map((field) => field.key));
  const strangers = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !known.has(key));
  const unknownFields = strangers.map((key): FieldDefinition => ({ key, label: key, type: 'text' }));
  return [...fields, ...unknownFields].flatMap((field) => {
    const [old, now] = [before, after].map((answers) =>
      Object.hasOwn(answers, field.key) ? answers[field.key] : undefined,
    );
    if (sameJson(old, now)) return [];
    const line = {
      key: field.key,
      label: field.label,
      before: formatAnswer(field, old),
      after: formatAnswer(field, now),
    };
    return line.before === '' && line.after === '' ? [] : [line];
  });
}
