import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../shared/index.ts';
import { type Answers, mergeAnswers, sameJson } from './index.ts';

const keys = ['name', 'bmi', 'drugs', 'constructor', '__proto__', 'sex'];
const value: fc.Arbitrary<Json> = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('a', 'b'),
  fc.subarray(['1', '2'], { minLength: 1 }),
  fc.constant([{ drug: 'x', times: 1 }]),
  fc.constant([{ times: 1, drug: 'x' }]),
);
const answers: fc.Arbitrary<Answers> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...keys), value), { selector: ([key]) => key })
  .map((entries) => Object.fromEntries(entries));
type Edit = { readonly key: string; readonly value: Json | undefined };
const edits = fc.array(fc.record({ key: fc.constantFrom(...keys), value: fc.option(value, { nil: undefined }) }), {
  maxLength: 5,
});

const edited = (base: Answers, list: readonly Edit[]): Answers => {
  const entries = new Map(Object.entries(base));
  for (const edit of list) {
    if (edit.value === undefined) entries.delete(edit.key);
    else entries.set(edit.key, edit.value);
  }
  return Object.fromEntries(entries);
};
const at = (all: Answers, key: string): Json | undefined => (Object.hasOwn(all, key) ? all[key] : undefined);

describe('merging two versions (reliability 10)', () => {
  it('takes every change of one side and asks for every change of both; no value is lost without a question', () => {
    fc.assert(
      fc.property(answers, edits, edits, (base, ours, others) => {
        const [mine, theirs] = [edited(base, ours), edited(base, others)];
        const { merged, conflicts } = mergeAnswers(base, mine, theirs);
        for (const key of keys) {
          const [before, a, b, now] = [at(base, key), at(mine, key), at(theirs, key), at(merged, key)];
          const asked = conflicts.find((conflict) => conflict.key === key);
          const [iChanged, theyChanged] = [!sameJson(before, a), !sameJson(before, b)];
          const mustAsk = iChanged && theyChanged && !sameJson(a, b);
          expect(asked).toEqual(mustAsk ? { key, base: before, mine: a, theirs: b } : undefined);
          expect(sameJson(now, mustAsk ? undefined : iChanged ? a : b)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('is the same seen from the other side', () => {
    fc.assert(
      fc.property(answers, edits, edits, (base, ours, others) => {
        const [mine, theirs] = [edited(base, ours), edited(base, others)];
        const [here, there] = [mergeAnswers(base, mine, theirs), mergeAnswers(base, theirs, mine)];
        expect(sameJson(here.merged, there.merged)).toBe(true);
        expect(new Set(here.conflicts.map(({ key }) => key))).toEqual(new Set(there.conflicts.map(({ key }) => key)));
        expect(mergeAnswers(base, mine, base)).toMatchObject({ conflicts: [] });
        expect(sameJson(mergeAnswers(base, mine, base).merged, mine)).toBe(true);
      }),
    );
  });

  it('treats an emptied answer as a change like any other', () => {
    expect(mergeAnswers({ a: 1, b: 2 }, { a: 1, b: '' }, { a: 3, b: 2 })).toEqual({ merged: { a: 3 }, conflicts: [] });
    expect(mergeAnswers({ a: 1 }, {}, { a: 2 }).conflicts).toEqual([{ key: 'a', base: 1, mine: undefined, theirs: 2 }]);
  });

  it('is not confused by keys every object has', () => {
    const hostile = JSON.parse('{"__proto__": {"polluted": true}, "constructor": "x"}') as Answers;
    const { merged, conflicts } = mergeAnswers({}, hostile, {});
    expect(conflicts).toEqual([]);
    expect(Object.keys(merged).sort()).toEqual(['__proto__', 'constructor']);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
