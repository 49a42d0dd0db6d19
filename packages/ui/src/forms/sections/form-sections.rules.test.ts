import { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { compileForm } from '@gongwei/domain/forms';
import { definitionOf } from '@gongwei/domain/forms/testing';
import { expect, it } from 'vitest';
import { fieldsOf } from '../fields/field-layout.rules.ts';
import { sectionsOf } from './form-sections.rules.ts';

const shownKeys = (form: ReturnType<typeof compileForm>): readonly string[] =>
  sectionsOf(form).flatMap(({ blocks }) => blocks.flatMap(fieldsOf).map(({ key }) => key));

it('shows no field that only the program needs', () => {
  const form = compileForm({
    definition: definitionOf([
      { key: 'nation', label: '民族', type: 'text' },
      { key: 'nationOfPaper', label: '民族（表格代码）', type: 'computed', computed: 'nation', internal: true },
    ]),
  });
  expect(shownKeys(form)).toEqual(['nation']);
});

it('of no form shows a code of a paper or a part of a number as a field of its own', async () => {
  const forms = await Promise.all(formIndex.map(async ({ id }) => compileForm(await loadForm(id))));
  const named = forms.flatMap((form) => {
    const shown = new Set(shownKeys(form));
    return form.fields.filter(({ key, label }) => shown.has(key) && /（表格代码）|（后\d位）/.test(label));
  });
  expect(named.map(({ key }) => key)).toEqual([]);
});
