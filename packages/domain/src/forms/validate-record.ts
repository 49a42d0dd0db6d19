import { planOf, type FormPlan } from './compile-form.ts';
import { createFieldStates } from './field-states.ts';
import { createFillStore } from './fill-store.ts';
import { createFormEngine } from './create-form-engine.ts';
import type { Answers, CompiledForm, FieldIssue, FormContext } from './form-engine.ts';
import type { GraphNode } from './form-graph.ts';
import { sentences } from './sentences.ts';

/**
 * What the form has to say about stored answers; nothing is proposed or defaulted on the way. Severities `error` and `missing`
 * refuse the record, `warning` does not. Answers to keys the form does not have are errors: nobody could ever see them.
 * @throws TypeError for a form `compileForm` did not make, RangeError where `today` is no day: defects of the caller.
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
    ...issuesOf(planOf(form), answers, context),
  ];
}

/** As a form that is filled tells them, without what only a screen asks for: thousands of sheets are judged in a row. */
function issuesOf(plan: FormPlan, answers: Answers, context: FormContext): readonly FieldIssue[] {
  const store = createFillStore(plan, context, { answers });
  for (const node of judgedNodes(plan)) store.evaluate(node);
  store.person = store.currentPerson();
  const states = createFieldStates(plan, store);
  return plan.fields.flatMap((_, index) => states.issues(index));
}

/** Of a plan, which nobody changes. */
const judged = new WeakMap<FormPlan, readonly GraphNode[]>();

/** What issues of a stored record hang on, in the order of evaluation: no proposals, and of what is derived only what they read. */
function judgedNodes(plan: FormPlan): readonly GraphNode[] {
  const known = judged.get(plan);
  if (known) return known;
  const { nodes, dependents } = plan.graph;
  const needed = new Set<number>();
  // Who reads a node comes behind it.
  for (const [rank, node] of [...nodes.entries()].reverse()) {
    const proposes = node.kind === 'value' && plan.fields[node.index]?.type !== 'computed';
    if (!proposes && (node.kind !== 'derivation' || dependents[rank]?.some((reader) => needed.has(reader))))
      needed.add(rank);
  }
  const some = nodes.filter((_, rank) => needed.has(rank));
  judged.set(plan, some);
  return some;
}

/** The answers as they are to be stored: hidden ones left out, computed ones worked out anew, whatever the sender claims. */
export const recordAnswers = (form: CompiledForm, answers: Answers, context: FormContext): Answers =>
  createFormEngine(form, context, { answers }).answers();
