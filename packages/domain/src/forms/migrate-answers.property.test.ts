import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDay, Json } from '../shared/index.ts';
import {
  type Answers,
  compileForm,
  createFormEngine,
  type FieldDefinition,
  migrateAnswers,
  sameJson,
} from './index.ts';
import { definitionOf } from './testing/definition-of.ts';

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const codes = fc.subarray(['1', '2', '3'], { minLength: 1 });
const field: fc.Arbitrary<FieldDefinition> = fc.tuple(key, codes, fc.nat(6)).map(([name, chosen, kind]) => {
  const options = chosen.map((code) => ({ code, label: code }));
  const kinds: readonly FieldDefinition[] = [
    { key: name, label: name, type: 'integer', min: 0, max: 2 },
    { key: name, label: name, type: 'text', maxLength: 1 },
    { key: name, label: name, type: 'single', options },
    { key: name, label: name, type: 'multi', options },
    { key: name, label: name, type: 'boolean' },
    { key: name, label: name, type: 'date', max: 'today' },
    { key: name, label: name, type: 'table', columns: [{ key: 'x', label: 'x', type: 'single', options }] },
  ];
  return kinds[kind] as FieldDefinition;
});
const value: fc.Arbitrary<Json> = fc.oneof(
  fc.integer({ min: -1, max: 5 }),
  fc.constantFrom('1', '2', '3', '词语', '2026-01-01'),
  codes,
  fc.boolean(),
  codes.map((list) => list.map((x) => ({ x }))),
  fc.constant([{ y: 1 }]),
);
const answers = fc
  .uniqueArray(fc.tuple(fc.oneof(key, fc.constantFrom('__proto__', 'constructor')), value), {
    selector: ([name]) => name,
  })
  .map((entries): Answers => Object.fromEntries(entries));

describe('answers of an older version (reliability 5)', () => {
  it('are all kept or all told, and what is kept the form really holds', () => {
    fc.assert(
      fc.property(fc.uniqueArray(field, { selector: (one) => one.key, maxLength: 5 }), answers, (fields, old) => {
        const form = compileForm({ definition: definitionOf(fields, { id: 'new', version: 2 }) });
        const { kept, unmatched } = migrateAnswers(old, form);
        const together = Object.fromEntries([...Object.entries(kept), ...Object.entries(unmatched)]);
        expect(sameJson(together, old)).toBe(true);
        expect(Object.keys(kept).length + Object.keys(unmatched).length).toBe(Object.keys(old).length);
        const engine = createFormEngine(form, { today: '2026-11-20' as CalendarDay }, { answers: kept });
        expect(sameJson(engine.allAnswers(), kept)).toBe(true);
        expect(engine.issues().filter((issue) => issue.code === 'type' || issue.code === 'option')).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});
