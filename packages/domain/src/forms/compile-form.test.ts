import { describe, expect, it } from 'vitest';
import {
  checkDefinition,
  compileForm,
  createFormEngine,
  validateRecord,
  type FieldDefinition,
  type FormDefinition,
} from './index.ts';
import { definitionOf } from './testing/definition-of.ts';

const options = [
  { code: '1', label: '是' },
  { code: '2', label: '否' },
];
const formOf = (fields: readonly FieldDefinition[], more: Partial<FormDefinition> = {}) => ({
  definition: definitionOf(fields, more),
});
const field = (key: string, more: object = {}) => ({ key, label: key, type: 'integer', ...more }) as FieldDefinition;

describe('defects of definitions', () => {
  it.each<[string, readonly FieldDefinition[], Partial<FormDefinition>, string]>([
    ['keys used twice', [field('a'), field('a')], {}, 'Key “a” is used twice'],
    ['keys that are none', [field('__proto__')], {}, '“__proto__”: is no proper key'],
    [
      'unknown names',
      [field('a', { type: 'computed', computed: 'b + 1' })],
      {},
      'Unknown name “b” (at character 1) in “b + 1”',
    ],
    ['unknown context facts', [field('a', { proposed: 'resident.colour' })], {}, 'Unknown name “resident.colour”'],
    ['unknown functions', [field('a', { type: 'computed', computed: 'sin(1)' })], {}, 'Unknown function “sin”'],
    ['wrong arguments', [field('a', { type: 'computed', computed: 'floor(1, 2)' })], {}, 'does not take 2 arguments'],
    [
      'columns outside of sumOf',
      [field('t', { type: 'table', columns: [field('x')] }), field('a', { type: 'computed', computed: 'sum(t.x)' })],
      {},
      'Unknown name “t.x”',
    ],
    [
      'unknown columns',
      [field('t', { type: 'table', columns: [field('x')] }), field('a', { type: 'computed', computed: 'sumOf(t.y)' })],
      {},
      'Unknown column “t.y”',
    ],
    [
      'unknown fields in conditions',
      [field('a', { visibleWhen: { field: 'b', in: ['1'] } })],
      {},
      'condition on unknown field “b”',
    ],
    [
      'conditions nobody meets',
      [field('b', { type: 'single', options }), field('a', { visibleWhen: { any: [{ field: 'b', in: ['1', '3'] }] } })],
      {},
      'condition on “b” can never be "3"',
    ],
    ['unknown dictionaries', [field('a', { type: 'single', dictionary: 'sex' })], {}, 'unknown dictionary “sex”'],
    [
      'unknown companions',
      [field('a', { type: 'single', options, otherCode: '2', otherKey: 'b' })],
      {},
      'otherKey: unknown field “b”',
    ],
    ['stray codes', [field('a', { type: 'multi', options, exclusive: ['9'] })], {}, 'codes that are no options: 9'],
    ['bad patterns', [field('a', { type: 'text', pattern: '(' })], {}, 'is no regular expression'],
    ['unknown rules', [field('a')], { derivations: [{ key: 'd', rule: 'r', inputs: ['a', 'x'] }] }, 'unknown rule “r”'],
    [
      'unknown inputs',
      [field('a')],
      { derivations: [{ key: 'd', rule: 'r', inputs: ['a', 'x'] }] },
      'unknown input “x”',
    ],
    [
      'checks at unknown fields',
      [field('a')],
      { checks: [{ id: 'c', when: 'a > 1', severity: 'error', message: '', fields: ['b'] }] },
      'Check “c”: unknown field “b”',
    ],
    [
      'circles of values',
      [field('a', { type: 'computed', computed: 'b' }), field('b', { proposed: 'a' })],
      {},
      'Circle: ',
    ],
    ['circles of one', [field('a', { proposed: 'a + 1' })], {}, 'Circle: a'],
    [
      'circles through conditions',
      [field('a', { proposed: 'b' }), field('b', { visibleWhen: { field: 'a', in: ['1'] } })],
      {},
      'Circle: ',
    ],
    [
      'formulas in columns',
      [field('t', { type: 'table', columns: [field('x', { type: 'computed', computed: 'y +' })] })],
      {},
      'Table “t”: Column “x”: Formula ends too early',
    ],
  ])('%s', (_, fields, more, problem) => {
    expect(checkDefinition(formOf(fields, more)).join('\n')).toContain(problem);
    expect(() => compileForm(formOf(fields, more))).toThrow(problem);
  });

  it('are told all at once', () =>
    expect(checkDefinition(formOf([field('a', { proposed: 'x' }), field('b', { proposed: 'y' })]))).toHaveLength(2));
});

describe('a caller who is mistaken', () => {
  it.each([undefined, '22.11.2026', '2026-02-30'])('is told that %s is not today', (today) => {
    const form = compileForm(formOf([field('a', { type: 'date', max: 'today' })]));
    expect(() => validateRecord(form, {}, { today } as never)).toThrow('No today');
    expect(() => createFormEngine(form, { today } as never)).toThrow('No today');
  });
});

describe('a compiled form', () => {
  const form = compileForm({
    ...formOf([
      field('g', {
        type: 'group',
        visibleWhen: { field: 'b', in: ['2'] },
        appliesTo: { minAge: 65 },
        fields: [field('a', { visibleWhen: { field: 'b', in: ['1', '2'] }, appliesTo: { maxAge: 80 } })],
      }),
      field('b', { type: 'single', dictionary: 'yesNo', otherCode: '2', otherKey: 'c' }),
      field('c', { type: 'text' }),
    ]),
    dictionaries: { yesNo: options },
  });
  it('dissolves groups, hands their conditions down, and resolves dictionaries', () => {
    expect(form.fields.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
    expect(form.field('a')).toMatchObject({
      visibleWhen: { all: [{ in: ['2'] }, { in: ['1', '2'] }] },
      appliesTo: { minAge: 65, maxAge: 80 },
    });
    expect(form.field('b')).toMatchObject({ options });
    expect(form.field('c').visibleWhen).toEqual({ field: 'b', in: ['2'] });
    expect(form.sectionOf('a')).toBe('s');
    expect(() => form.field('constructor')).toThrow(RangeError);
  });
});
