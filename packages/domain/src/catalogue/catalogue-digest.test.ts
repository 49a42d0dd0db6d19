import { describe, expect, it } from 'vitest';
import digestFile from './catalogue-digest.json' with { type: 'json' };
import { conceptById } from '../clinical/concepts.ts';
import { checkDefinition, isOfResident, type FieldDefinition, type ReferenceRange } from '../forms/index.ts';
import { additions, departures, requiredByRule } from './catalogue-departures.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';

type Digest = {
  readonly forms: { readonly [form: string]: { readonly [field: string]: string } };
  readonly dictionaries: { readonly [name: string]: string };
};

/** Taken from the facts the product was built on, not from the definitions: a field, code, unit or range that gets lost shows here. */
const digest: Digest = digestFile;

/** Every field with its place: the columns of a table under its key, the fields of a group under their own. */
const fieldsOf = (fields: readonly FieldDefinition[], prefix = ''): readonly (readonly [string, FieldDefinition])[] =>
  fields.flatMap((field) => [
    [prefix + field.key, field] as const,
    ...(field.type === 'table' ? fieldsOf(field.columns, `${field.key}.`) : []),
    ...(field.type === 'group' ? fieldsOf(field.fields) : []),
  ]);

/** Options of a computed field that only the product adds, and `required` that only a rule of the sheet demands, are no departure. */
function comparable(facts: string, field: FieldDefinition, expected: string | undefined, mayRequire: boolean): string {
  const told =
    field.type === 'computed' && !expected?.includes('; options ') ? facts.replace(/; options [^;]*/, '') : facts;
  return mayRequire && !expected?.includes('; required') ? told.replace('; required', '') : told;
}

describe.each(formIndex)('$id', ({ id, title, module, routes, occursOnce, subject }) => {
  it('is what the index says', async () => {
    const { definition } = await loadForm(id);
    expect(definition).toMatchObject({ id, title, module, routes });
    expect(definition.occurs === 'one').toBe(occursOnce === true);
    expect(isOfResident(definition.subject) ? undefined : definition.subject).toBe(subject);
  });

  it('has every field with type, options, unit, range and condition', async () => {
    const { definition } = await loadForm(id);
    const expected = Object.entries(digest.forms[id]!).map(([key, facts]) => {
      const [from, to] = departures[`${id} ${key}`] ?? ['', ''];
      return [key, facts.replace(from, to)] as const;
    });
    const expectedOf = new Map(expected);
    const found = definition.sections.flatMap((section) =>
      fieldsOf(section.fields).map(([key, field]) => {
        const facts = comparable(
          factsOf(field),
          field,
          expectedOf.get(key),
          requiredByRule[id]?.includes(key) === true,
        );
        return [key, `${section.id}: ${facts}`] as const;
      }),
    );
    const known = new Set(expected.map(([key]) => key));
    expect(Object.fromEntries(found.filter(([key]) => known.has(key)))).toEqual(Object.fromEntries(expected));
    expect(found.map(([key]) => key).filter((key) => !known.has(key) && !additions.includes(key))).toEqual([]);
  });

  it('has the code tables it refers to, code by code', async () => {
    const { dictionaries = {} } = await loadForm(id);
    const found = Object.entries(dictionaries).map(([name, options]) => [
      name,
      options.map(({ code, label }) => code + label).join(' '),
    ]);
    // The source table of urine results counts from 1, every rule and example that reads it from 0: the grade is the code.
    const expected = Object.keys(dictionaries).map((name) => [
      name,
      name === 'urine-qualitative' ? '0- 1± 2+ 3++ 4+++ 5++++' : digest.dictionaries[name],
    ]);
    expect(found).toEqual(expected);
  });

  it('is sound: every name, formula, rule and code in it means something', async () => {
    expect(checkDefinition(await loadForm(id))).toEqual([]);
  });

  it('is plain data that survives JSON', async () => {
    const { definition, dictionaries = {} } = await loadForm(id);
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition);
    expect(JSON.parse(JSON.stringify(dictionaries))).toEqual(dictionaries);
  });

  it('refers to concepts there are, in their unit', async () => {
    const { definition } = await loadForm(id);
    const fields = definition.sections
      .flatMap((section) => fieldsOf(section.fields).map(([, field]) => field))
      .filter((field) => field.concept !== undefined);
    const told = fields.map((field) => [field.key, field.concept, 'unit' in field ? field.unit : undefined]);
    expect(told).toEqual(
      fields.map((field) => [field.key, conceptById(field.concept ?? '')?.id, conceptById(field.concept ?? '')?.unit]),
    );
  });
});

it('refuses a form there is not', async () => {
  await expect(loadForm('toString')).rejects.toThrow('There is no form “toString”');
});

function factsOf(field: FieldDefinition): string {
  const parts: string[] = [field.label, field.type];
  const say = (word: string, value: unknown): void => {
    if (value !== undefined && value !== '') parts.push(`${word} ${String(value)}`);
  };
  if ('unit' in field) say('unit', field.unit);
  if ((field.type === 'integer' || field.type === 'decimal') && (field.min !== undefined || field.max !== undefined)) {
    say('range', `${field.min ?? ''}..${field.max ?? ''}`);
  }
  if (field.type === 'decimal') say('precision', field.precision);
  if ('maxLength' in field) say('length', field.maxLength);
  if ('pattern' in field) say('pattern', field.pattern);
  if ('dictionary' in field) say('codes', field.dictionary);
  if ('options' in field) say('options', field.options?.map(({ code, label }) => code + label).join(' '));
  if ('exclusive' in field) say('exclusive', field.exclusive);
  if ('otherCode' in field) say('other', `${field.otherCode} ${field.otherKey}`);
  if (field.optionalExam) parts.push('optional exam');
  if (field.required) parts.push('required');
  if ('normal' in field) say('normal', field.normal?.map(rangeText).join(', '));
  say('when', field.visibleWhen && JSON.stringify(field.visibleWhen));
  say('for', field.appliesTo && JSON.stringify(field.appliesTo));
  say('default', field.default === undefined ? undefined : JSON.stringify(field.default));
  if (field.type === 'table') say('rows', `${field.minRows ?? ''}..${field.maxRows ?? ''}`);
  return parts.join('; ');
}

const rangeText = ({ low, high, sex, minAge, maxAge }: ReferenceRange): string =>
  [
    `${low ?? ''}..${high ?? ''}`,
    ...(sex ? [sex] : []),
    ...(minAge !== undefined || maxAge !== undefined ? [`${minAge ?? ''}-${maxAge ?? ''}y`] : []),
  ].join(' ');
