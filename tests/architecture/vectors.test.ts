import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm, recordAnswers, validateRecord } from '@gongwei/domain/forms';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { formVectors, SAMPLE, vectorsText, type FormVectors } from '../../tools/lib/form-vectors.ts';

const folder = join(import.meta.dirname, '../../docs/vectors');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const fits = new Ajv2020({ allErrors: true }).compile(JSON.parse(read('vectors.schema.json')) as object);
const made = new Map<string, FormVectors>(
  await Promise.all(formIndex.map(async ({ id }) => [id, formVectors(await loadForm(id))] as const)),
);

describe('vectors for engines in other languages', () => {
  it.each(SAMPLE)('of %s are in git as the engine makes them (npm run vectors -- sample)', (id) => {
    expect(read(`${id}.json`)).toBe(vectorsText(made.get(id) as FormVectors));
  });

  it('in git are the five that are named', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json') && file !== 'vectors.schema.json');
    expect(files.sort()).toEqual(SAMPLE.map((id) => `${id}.json`).sort());
  });

  it.each(formIndex)('of $id fit their schema', ({ id }) => {
    const vectors = JSON.parse(vectorsText(made.get(id) as FormVectors)) as FormVectors;
    expect(fits(vectors) ? [] : fits.errors).toEqual([]);
    for (const { context } of vectors.vectors) expect(Object.keys(vectors.contexts)).toContain(context);
    expect(vectors).toEqual(made.get(id));
  });

  it('do not fit it with an answer too few, a key too many or a day that is none', () => {
    const [first, ...others] = (made.get('hypertension-follow-up') as FormVectors).vectors;
    const { issues, ...without } = first as FormVectors['vectors'][number];
    const all = made.get('hypertension-follow-up') as FormVectors;
    for (const wrong of [without, { ...first, more: 1 }, { ...first, issues: [{ ...issues[0], severity: 'bad' }] }])
      expect(fits({ ...all, vectors: [wrong, ...others] })).toBe(false);
    expect(fits({ ...all, formVersion: 0 })).toBe(false);
  });

  it('tell what a reader of JSON can have: what is stored is stored again as it is, and has the same to be said of it', async () => {
    for (const id of SAMPLE) {
      const form = compileForm(await loadForm(id));
      const { contexts, vectors } = JSON.parse(read(`${id}.json`)) as FormVectors;
      for (const { name, context, given, stored, issues } of vectors) {
        const known = contexts[context] as FormVectors['contexts'][string];
        expect(recordAnswers(form, stored, known), `${id} ${name}`).toEqual(stored);
        expect(validateRecord(form, given, known), `${id} ${name}`).toEqual(issues);
      }
    }
  });

  it('meet every kind of issue, mark and finding that forms have', () => {
    const all = [...made.values()].flatMap(({ vectors }) => vectors);
    const codes = new Set(all.flatMap(({ issues }) => (issues as { code: string }[]).map(({ code }) => code)));
    for (const code of ['missing', 'range', 'option', 'type', 'date', 'usual', 'unknown-field'])
      expect(codes).toContain(code);
    expect(new Set(all.flatMap(({ marks }) => Object.values(marks)))).toEqual(new Set(['high', 'low', 'abnormal']));
    expect(all.filter(({ issues }) => issues.some((issue) => 'cell' in issue)).length).toBeGreaterThan(20);
    // Conditions count: a form that hides nothing from anybody would not tell whether an engine knows them.
    expect(
      all.filter(({ given, stored, hidden }) => hidden.some((key) => key in given && !(key in stored))).length,
    ).toBeGreaterThan(100);
  });
});
