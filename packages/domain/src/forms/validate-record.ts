import { planOf } from './compile-form.ts';
import { createFormEngine } from './create-form-engine.ts';
import type { Answers, CompiledForm, FieldIssue, FormContext } from './form-engine.ts';
import { sentences } from './sentences.ts';

/**
 * What the form has to say about stored answers; nothing is proposed or defaulted on the way. Severities `error` and `missing`
 * refuse the record, `warning` does not. Answers to keys the form does not have are errors: nobody could ever see them.
 *
 * @example
 * ```ts
 * import { calendarDay } from '@gongwei/domain/shared';
 * import { formModule } from '@gongwei/domain/form/hypertension-follow-up';
 * const found = validateRecord(compileForm(formModule), { systolic: 16 }, { today: calendarDay(2026, 11, 22) });
 * found.find(({ field }) => field === 'systolic')?.severity; // 'error'
 * ```
 */
export function validateRecord(form: CompiledForm, answers: Answers, context: FormContext): readonly FieldIssue[] {
  const { fieldIndex } = planOf(form);
  const strangers = Object.keys(answers).filter((key) => !fieldIndex.has(key));
  return [
    ...strangers.map((key): FieldIssue => ({
      field: key,
      severity: 'error',
      code: 'unknown-field',
      message: sentences.unknownField(key),
    })),
    ...createFormEngine(form, context, { answers }).issues(),
  ];
}

/** The answers as they are to be stored: hidden ones left out, computed ones worked out anew, whatever the sender claims. */
export const recordAnswers = (form: CompiledForm, answers: Answers, context: FormContext): Answers =>
  createFormEngine(form, context, { answers }).answers();
