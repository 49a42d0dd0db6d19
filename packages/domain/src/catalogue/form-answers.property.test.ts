import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileForm,
  createFormEngine,
  validateRecord,
  type CompiledForm,
  type FieldDefinition,
  type FormContext,
} from '../forms/index.ts';
import { calendarDay, type Json } from '../shared/index.ts';
import { conceptValuesOf } from './concept-values.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';
import { recordHeadline } from './record-headline.ts';

const context: FormContext = {
  today: calendarDay(2026, 11, 20),
  resident: {
    id: 'r1',
    name: '测试',
    sex: 'female',
    birthDate: calendarDay(1958, 11, 21),
    age: 67,
    known: ['hypertension'],
  },
  user: { id: 'doctor-1', name: '测试医生', institutionCode: '320981104' },
};

/** Answers a person might give to a field: real codes and plausible numbers, now and then nothing. */
function answerTo(field: FieldDefinition): fc.Arbitrary<Json | undefined> {
  switch (field.type) {
    case 'integer':
    case 'decimal': {
      const scale = 10 ** (field.precision ?? 0);
      return fc
        .integer({ min: Math.ceil((field.min ?? 0) * scale), max: Math.floor((field.max ?? 100) * scale) })
        .map((number) => number / scale);
    }
    case 'single':
      return fc.constantFrom(...(field.options ?? [{ code: '1' }]).map(({ code }) => code));
    case 'multi':
      return fc.subarray([...(field.options ?? [])].map(({ code }) => code));
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc
        .integer({ min: 0, max: 300 })
        .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    default:
      return fc.constant(undefined);
  }
}

const fillings = (form: CompiledForm): fc.Arbitrary<readonly (readonly [string, Json | undefined])[]> =>
  fc.array(
    fc
      .constantFrom(...form.fields.filter(({ type }) => type !== 'computed'))
      .chain((field) => answerTo(field).map((value) => [field.key, value] as const)),
    { maxLength: 60 },
  );

describe.each(formIndex)('$id, filled in any order', ({ id }) => {
  it('comes out the same as filled at once, and can be told in a line', async () => {
    const module = await loadForm(id);
    const form = compileForm(module);
    fc.assert(
      fc.property(fillings(form), (filling) => {
        const [step, once] = [createFormEngine(form, context), createFormEngine(form, context)];
        for (const [key, value] of filling) step.set(key, value);
        once.setMany(Object.fromEntries(filling));
        const answers = step.answers();
        expect(answers).toEqual(once.answers());
        expect(step.issues()).toEqual(once.issues());
        for (const { text } of recordHeadline(module.definition, answers, { sex: 'female', age: 67 }))
          expect(text).not.toMatch(/undefined|NaN/);
        for (const { value } of conceptValuesOf(form, answers)) expect(value).not.toBeUndefined();
      }),
      { numRuns: 6 },
    );
  });

  it('is judged when it is stored as it is when it is open, whatever stands in it', async () => {
    const form = compileForm(await loadForm(id));
    const strange = fc.constantFrom<Json>(-1e9, '不是代码', '2026-13-45', ['99999'], [{ a: 1 }]);
    const keys = form.fields.map(({ key }) => key);
    const stored = fc.tuple(fillings(form), fc.dictionary(fc.constantFrom(...keys), strange, { maxKeys: 2 }));
    fc.assert(
      fc.property(stored, ([filling, wrong]) => {
        const engine = createFormEngine(form, context);
        engine.setMany(Object.fromEntries(filling));
        const answers = { ...engine.allAnswers(), ...wrong };
        expect(validateRecord(form, answers, context)).toEqual(createFormEngine(form, context, { answers }).issues());
      }),
      { numRuns: 6 },
    );
  });

  it('takes every normal finding without a question or a mark', async () => {
    const form = compileForm(await loadForm(id));
    const normal = form.fields.filter(({ normalFinding }) => normalFinding !== undefined);
    const engine = createFormEngine(form, context);
    engine.setMany(Object.fromEntries(normal.map(({ key, normalFinding }) => [key, normalFinding])), 'normal');
    expect(
      normal.map(({ key }) => engine.state(key)).filter(({ issues, mark }) => issues.length > 0 || mark !== undefined),
    ).toEqual([]);
  });
});
