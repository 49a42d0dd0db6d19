import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalendarDay, Json } from '../shared/index.ts';
import {
  compileForm,
  createFormEngine,
  type Condition,
  type FieldDefinition,
  type FormContext,
  type FormEngine,
} from './index.ts';
import { definitionOf } from './testing/definition-of.ts';

const contexts: readonly FormContext[] = [
  { today: '2026-11-20' as CalendarDay, resident: { id: 'r', sex: 'female', age: 66 } },
  { today: '2026-11-21' as CalendarDay, resident: { id: 'r', sex: 'male', age: 40 }, previous: { n: 3 } },
  { today: '2026-11-21' as CalendarDay },
];
const options = ['1', '2', '3'].map((code) => ({ code, label: code }));
const key = (index: number): string => `f${index}`;

type Seed = {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly hidden: number;
  readonly person: number;
};
const seed: fc.Arbitrary<Seed> = fc.record({
  kind: fc.nat(8),
  a: fc.nat(99),
  b: fc.nat(99),
  hidden: fc.nat(5),
  person: fc.nat(9),
});

/** A field that refers only to fields before it, so that there is no circle; the form then shuffles their places. */
function fieldOf({ kind, a, b, hidden, person }: Seed, index: number, seeds: readonly Seed[]): FieldDefinition {
  const [x, y] = index === 0 ? ['today', 'resident.age'] : [key(a % index), key(b % index)];
  const on = (place: number, code: string): Condition => ({
    field: key(place),
    in: seeds[place]?.kind === 3 ? [code === '1'] : [code, '2'],
  });
  const one = on(a % Math.max(1, index), '1');
  const visibleWhen: Condition | undefined =
    index === 0 || hidden > 2 ? undefined : hidden === 0 ? one : { any: [one, on(b % index, '3')] };
  const common = {
    key: key(index),
    label: key(index),
    required: person === 0 ? `isMissing(${x})` : person === 1,
    ...(visibleWhen && { visibleWhen }),
    ...(person === 2 && { appliesTo: { sex: 'male' as const } }),
    ...(person === 3 && { appliesTo: { minAge: 60 } }),
  };
  const kinds: readonly FieldDefinition[] = [
    { ...common, type: 'integer', min: 0, max: 5, normal: [{ sex: 'female', low: 1, high: 2 }, { low: 2 }] },
    { ...common, type: 'single', options, abnormal: ['3'] },
    { ...common, type: 'multi', options, exclusive: ['1'] },
    { ...common, type: 'boolean' },
    { ...common, type: 'computed', computed: `${x} + ${y} / 3`, precision: 1 },
    { ...common, type: 'computed', computed: `isMissing(${x}) ? 1 : ${y} > 1 ? 2 : 3`, options },
    { ...common, type: 'integer', proposed: `mean(${x}, ${y}, previous.n)` },
    { ...common, type: 'single', options, proposed: `hasAny(${x}, ['1', '2']) ? '2' : found.code` },
    { ...common, type: 'text', default: 'x' },
  ];
  return kinds[kind] as FieldDefinition;
}

type Edit = { readonly kind: number; readonly at: number; readonly value: Json | undefined };
const value: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.integer({ min: -1, max: 6 }),
  fc.constantFrom('1', '2', '3', '4', '', ' '),
  fc.subarray(['1', '2', '3']),
  fc.boolean(),
  fc.constant(undefined),
);
const edit: fc.Arbitrary<Edit> = fc.record({ kind: fc.nat(11), at: fc.nat(99), value });

function apply(engine: FormEngine, { kind, at, value: answer }: Edit): void {
  const keys = engine.form.fields.map((field) => field.key);
  const target = keys[at % keys.length] as string;
  if (kind === 0) engine.follow(target);
  else if (kind === 1) engine.setContext(contexts[at % contexts.length] as FormContext);
  else if (kind === 2) engine.setMany({ [target]: answer, [keys[(at * 7) % keys.length] as string]: '2' }, 'carried');
  else engine.set(target, answer);
}

const everything = (engine: FormEngine) => ({
  states: engine.form.fields.map((field) => engine.state(field.key)),
  answers: engine.answers(),
  all: engine.allAnswers(),
  issues: engine.issues(),
  found: engine.derivation('found'),
});

it('working out only what changed gives the same as working out everything, for any form and any history', () => {
  fc.assert(
    fc.property(
      fc.array(seed, { minLength: 1, maxLength: 14 }),
      fc.array(edit, { maxLength: 25 }),
      fc.infiniteStream(fc.nat(1000)),
      (seeds, edits, places) => {
        const plain = seeds.map((one, index) => ({
          field: fieldOf(one, index, seeds),
          place: places.next().value as number,
        }));
        const fields = [...plain].sort((a, b) => a.place - b.place).map(({ field }) => field);
        const last = key(seeds.length - 1);
        const first = plain.find(
          ({ field }) => field.type !== 'computed' && field.proposed === undefined && !field.visibleWhen,
        )?.field.key;
        const form = compileForm({
          definition: definitionOf(fields, {
            id: 'any',
            derivations: [{ key: 'found', rule: 'find', inputs: first === undefined ? ['today'] : [first] }],
            checks: [
              {
                id: 'c',
                when: `${key(0)} == '2' || ${last} > 2`,
                severity: 'warning',
                message: '?',
                fields: [last, key(0)],
              },
            ],
          }),
          rules: { find: (input) => ({ code: Object.values(input)[0] ?? '3' }) },
        });
        const engine = createFormEngine(form, contexts[0] as FormContext);
        everything(engine);
        for (const one of edits) {
          const before = new Map(form.fields.map((field) => [field.key, engine.state(field.key)]));
          const keys = form.fields.map((field) => field.key);
          const target = keys[one.at % keys.length] as string;
          const told = one.kind > 2 ? new Set(engine.set(target, one.value).fields) : (apply(engine, one), undefined);
          for (const name of told ? keys : []) expect(engine.state(name) !== before.get(name)).toBe(told!.has(name));
        }
        const anew = createFormEngine(form, engine.context, {
          answers: engine.allAnswers(),
          origins: engine.origins(),
        });
        expect(everything(engine)).toEqual(everything(anew));
        engine.setContext(engine.context);
        expect(everything(engine)).toEqual(everything(anew));
      },
    ),
    { numRuns: 600 },
  );
});

it('a form filled key by key comes out the same once it has caught up, and tells every field that came out differently', () => {
  const form = compileForm({
    definition: definitionOf(
      [
        { key: 'a', label: 'a', type: 'integer' },
        { key: 'c', label: 'c', type: 'single', options },
        { key: 'b', label: 'b', type: 'integer', visibleWhen: { field: 'c', in: ['1', '2'] } },
        { key: 'sum', label: 'sum', type: 'computed', computed: 'a + b' },
        { key: 'advice', label: 'advice', type: 'single', options, proposed: 'found.class', abnormal: ['3'] },
        { key: 'after', label: 'after', type: 'integer', proposed: "advice == '2' ? a : b", max: 7 },
        { key: 'asked', label: 'asked', type: 'text', visibleWhen: { field: 'advice', in: ['2', '3'] } },
      ],
      { id: 'lazy', derivations: [{ key: 'found', rule: 'find', inputs: ['sum'] }] },
    ),
    rules: { find: ({ sum }) => (typeof sum === 'number' ? { class: String((sum % 4) + 1) } : undefined) },
  });
  const context = contexts[0] as FormContext;
  const strokes = fc.array(
    fc.record({ key: fc.constantFrom('a', 'b', 'c', 'advice', 'after', 'asked'), value, pause: fc.boolean() }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(strokes, (history) => {
      const [lazy, prompt] = [createFormEngine(form, context), createFormEngine(form, context)];
      const read = (engine: FormEngine) => ({
        states: form.fields.map((field) => engine.state(field.key)),
        found: engine.derivation('found'),
        answers: engine.answers(),
        issues: engine.issues(),
        origins: engine.origins(),
      });
      const drawn = new Map(form.fields.map((field) => [field.key, lazy.state(field.key)]));
      const draw = (keys: readonly string[]): void => keys.forEach((name) => drawn.set(name, lazy.state(name)));
      for (const { key: name, value: answer, pause } of history) {
        draw(lazy.enter(name, answer).fields);
        prompt.set(name, answer);
        expect(lazy.state('sum')).toEqual(prompt.state('sum'));
        if (pause) lazy.answers();
      }
      draw(lazy.catchUp().fields);
      expect([...drawn.values()]).toEqual(form.fields.map((field) => lazy.state(field.key)));
      expect(read(lazy)).toEqual(read(prompt));
      expect(lazy.catchUp()).toEqual({ fields: [], derivations: [] });
    }),
  );
});
