import { isEmptyAnswer } from './answer-value.ts';
import { createFormEngine } from './create-form-engine.ts';
import type { Answers, CompiledForm, FormContext } from './form-engine.ts';

/** How many fields of a sheet must be answered as things stand (`required` holds and they show), and how many of those are. Computed fields count as nobody has to fill them: not. */
export function requiredAnswers(
  form: CompiledForm,
  answers: Answers,
  context: FormContext,
): { readonly required: number; readonly filled: number } {
  const engine = createFormEngine(form, context, { answers });
  const required = form.fields.flatMap(({ key, type }) => {
    const state = engine.state(key);
    return type !== 'computed' && state.visible && state.required ? [state] : [];
  });
  return { required: required.length, filled: required.filter(({ value }) => !isEmptyAnswer(value)).length };
}
