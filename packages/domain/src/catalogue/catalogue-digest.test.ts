import { describe, expect, it } from 'vitest';
import digestFile from './catalogue-digest.json' with { type: 'json' };
import { conceptById } from '../clinical/concepts.ts';
import { checkDefinition, isOfResident, type FieldDefinition } from '../forms/index.ts';
import { additions, departures, requiredByRule } from './catalogue-departures.ts';
import { factsOf, fieldsOf } from './form-facts.fixture.ts';
import { formIndex } from './form-index.ts';
import { loadForm } from './load-form.ts';

type Entries = { readonly [form: string]: { readonly [field: string]: string } };
type Digest = {
  readonly forms: Entries;
  /** Forms from outside the reference: made by `npm run catalogue:digest -- form-id` when the form was new. */
  readonly own: Entries;
  readonly dictionaries: { readonly [name: string]: string };
};

/** Taken from the facts the product was built on, not from the definitions: a field, code, unit or range that gets lost shows here. */
const digest: Digest = digestFile;
const entryOf = (id: string): Entries[string] => {
  const entry = digest.forms[id] ?? digest.own[id];
  if (!entry) throw new Error(`“${id}” has no entry in catalogue-digest.json: npm run catalogue:digest -- ${id}`);
  return entry;
};

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
    const expected = Object.entries(entryOf(id)).map(([key, facts]) => {
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
    const added = found.map(([key]) => key).filter((key) => !known.has(key));
    expect(new Set(added), `additions of ${id} in catalogue-departures.ts`).toEqual(new Set(additions[id]));
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

it('has entries of forms there are, each once, and says what to do where one is missing', () => {
  const ids = formIndex.map(({ id }) => id);
  const told = [...Object.keys(digest.forms), ...Object.keys(digest.own)];
  expect(new Set(told)).toEqual(new Set(ids));
  expect(told).toHaveLength(ids.length);
  expect(Object.keys({ ...additions, ...requiredByRule }).filter((id) => !ids.includes(id))).toEqual([]);
  expect(() => entryOf('brand-new')).toThrow('npm run catalogue:digest -- brand-new');
});

it('refuses a form there is not', async () => {
  await expect(loadForm('toString')).rejects.toThrow('There is no form “toString”');
});
