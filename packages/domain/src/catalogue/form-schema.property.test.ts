import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine, formSchema, isEmptyAnswer } from '../forms/index.ts';
import { randomAnswers } from '../forms/testing/random-answers.ts';
import type { Json } from '../shared/index.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';
import { SOMEBODY } from './somebody.fixture.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });

/** What nobody would answer: wrong types, codes of no sheet, numbers beyond all ranges. */
const WRONG: readonly Json[] = [-1e9, 1e9, 0.5, '不是代码', '2026-13-45', true, ['99999'], ['1', '1'], { a: 1 }, [[]]];
let refused = 0;
const RUNS = 8;

describe.each(formIndex)('the JSON schema of $id', ({ id }) => {
  it('is valid, takes what the form stores, and refuses nothing that the form takes', async () => {
    const form = compileForm(await loadForm(id));
    const schema = formSchema(form);
    expect(ajv.validateSchema(schema) ? [] : ajv.errors).toEqual([]);
    // Answers are not all there in a random sheet: what must be answered is looked at below.
    const { required, ...open } = schema;
    const check = ajv.compile(open);
    fc.assert(
      fc.property(randomAnswers(form, { context: SOMEBODY }), (answers) => {
        if (check(answers)) return;
        // A proposal beyond its range stands in the sheet, too, until somebody mends it: the engine says the same.
        const engine = createFormEngine(form, SOMEBODY, { answers });
        const wrong = engine.issues().flatMap(({ severity, field }) => (severity === 'error' ? [field] : []));
        const others = (check.errors ?? []).filter(
          ({ instancePath }) => !wrong.includes(instancePath.split('/')[1] ?? ''),
        );
        expect(others).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    const taken = form.fields.flatMap(({ key, type }) =>
      WRONG.filter((value) => !isEmptyAnswer(value) && !check({ [key]: value })).flatMap((value) => {
        if (type === 'computed') return [];
        refused += 1;
        const engine = createFormEngine(form, SOMEBODY, { answers: { [key]: value } });
        const { visible, issues } = engine.state(key);
        return !visible || issues.some(({ severity }) => severity === 'error')
          ? []
          : [`${key} ${JSON.stringify(value)}`];
      }),
    );
    expect(taken).toEqual([]);
    const missing = createFormEngine(form, SOMEBODY, { answers: {} })
      .issues()
      .filter(({ severity }) => severity === 'missing')
      .map(({ field }) => field);
    expect((required as readonly string[]).filter((key) => !missing.includes(key))).toEqual([]);
    expect(check({ nobodyAsks: 1 })).toBe(false);
  });
});

it('refused something of every kind of field', () => expect(refused).toBeGreaterThan(formIndex.length * 20));
