import {
  compileForm,
  createFormEngine,
  type Answers,
  type CompiledForm,
  type FieldDefinition,
  type FieldIssue,
  type FormContext,
  type FormEngine,
} from '@gongwei/domain/forms';
import { answerTo, randomAnswers } from '@gongwei/domain/forms/testing';
import type { Json } from '@gongwei/domain/shared';
import fc from 'fast-check';

/** The smallest picture there is; stands for photographs and signatures. */
export const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const sample = <Value>(arbitrary: fc.Arbitrary<Value>, seed: number): Value =>
  fc.sample(arbitrary, { seed, numRuns: 1 })[0] as Value;

const blocking = (engine: FormEngine): readonly FieldIssue[] =>
  engine.issues().filter(({ severity }) => severity !== 'warning');

function anyAnswer(field: FieldDefinition, context: FormContext, seed: number): Json | undefined {
  if (field.type === 'image' || field.type === 'signature') return PICTURE;
  const answer = answerTo(field, context.today);
  return answer === undefined ? undefined : sample(answer, seed);
}

/** The rows of a table with one cell answered anew. */
function withCell(
  form: CompiledForm,
  engine: FormEngine,
  { field: key, cell }: FieldIssue,
  context: FormContext,
  seed: number,
): Json {
  const field = form.field(key);
  const rows = engine.state(key).value as readonly { readonly [column: string]: Json }[];
  const column = field.type === 'table' ? field.columns.find((candidate) => candidate.key === cell?.column) : undefined;
  const value = column && anyAnswer(column, context, seed);
  return column === undefined || value === undefined
    ? []
    : rows.map((row, at) => (at === cell?.row ? { ...row, [column.key]: value } : row));
}

/**
 * A form as somebody in a hurry might fill it: seeded plausible random answers, then what the form refuses is answered again, and what is not needed
 * is left out, until nothing stands in the way of saving. What it refuses at last is in `refused`.
 */
export function fillAtRandom(
  module: Parameters<typeof compileForm>[0],
  context: FormContext,
  seed: number,
): { readonly form: CompiledForm; readonly answers: Answers; readonly refused: readonly FieldIssue[] } {
  const form = compileForm(module);
  const engine = createFormEngine(form, context);
  engine.setMany(sample(randomAnswers(form, { context, filled: 0.6 }), seed));
  // The generator draws no pictures: every other form has all of its own.
  const drawn = seed % 2 === 0 ? [] : form.fields.filter(({ type }) => type === 'image' || type === 'signature');
  engine.setMany(Object.fromEntries(drawn.map(({ key }) => [key, PICTURE])));
  for (let round = 0; round < 40; round += 1) {
    const refused = blocking(engine);
    if (refused.length === 0) break;
    refused.forEach((issue, index) => {
      if (issue.cell) {
        engine.set(issue.field, withCell(form, engine, issue, context, seed + 1_000 * round + index));
        return;
      }
      const involved = form.definition.checks?.find(({ id }) => `check:${id}` === issue.code)?.fields ?? [issue.field];
      for (const [place, key] of involved.entries()) {
        const field = form.field(key);
        if (field.type === 'computed') continue;
        // In turns: what the form says itself, another answer, none.
        if (issue.severity === 'error' && field.proposed !== undefined && round % 3 === 0) engine.follow(key);
        else if (issue.severity === 'error' && round % 3 === 2) engine.set(key, undefined);
        else engine.set(key, anyAnswer(field, context, seed + 1_000 * round + 10 * index + place));
      }
    });
  }
  return { form, answers: engine.answers(), refused: blocking(engine) };
}
