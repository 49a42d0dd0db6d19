import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileForm, createFormEngine } from '../forms/index.ts';
import { answerTo, randomAnswers } from '../forms/testing/random-answers.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';
import { SOMEBODY } from './somebody.fixture.ts';

describe.each(formIndex)('$id', ({ id }) => {
  it('opens empty, and a new record asks for what must be there without an error', async () => {
    const engine = createFormEngine(compileForm(await loadForm(id)), SOMEBODY);
    expect(engine.issues().filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('keeps plausible answers over JSON and over opening the record again', async () => {
    const form = compileForm(await loadForm(id));
    fc.assert(
      fc.property(randomAnswers(form, { context: SOMEBODY }), (answers) => {
        const stored = JSON.parse(JSON.stringify(answers)) as typeof answers;
        expect(stored).toEqual(answers);
        expect(createFormEngine(form, SOMEBODY, { answers: stored }).answers()).toEqual(answers);
      }),
      { numRuns: 4 },
    );
  });

  it('accepts each plausible answer by itself', async () => {
    const form = compileForm(await loadForm(id));
    const refused = form.fields.flatMap((field) => {
      const answer = field.type === 'computed' ? undefined : answerTo(field, SOMEBODY.today);
      const values = answer === undefined ? [] : fc.sample(answer, { numRuns: 2, seed: 7 });
      return values.flatMap((value) => {
        const engine = createFormEngine(form, SOMEBODY);
        engine.set(field.key, value);
        return engine
          .state(field.key)
          .issues.filter(({ severity, code }) => severity === 'error' && !code.startsWith('check:'))
          .map(({ message }) => `${field.key} ${JSON.stringify(value)}: ${message}`);
      });
    });
    expect(refused).toEqual([]);
  });
});
