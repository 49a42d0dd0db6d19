import { describe, expect, it } from 'vitest';
import { compileForm, isOfResident } from '../forms/index.ts';
import { registers } from '../register/index.ts';
import { formIndexEntry } from './form-index.ts';
import { loadForm } from './load-form.ts';
import columnsFile from './register-columns.json' with { type: 'json' };

/** Column labels by form, taken from the lists the product was built on, not from the registers. */
const listed: { readonly [formId: string]: readonly string[] } = columnsFile;

const compiled = await Promise.all(
  registers.map(async (register) => ({ register, form: compileForm(await loadForm(register.formId)) })),
);

describe.each(compiled)('the register of $register.formId', ({ register, form }) => {
  const typeOf = (key: string): string | undefined => form.fields.find((field) => field.key === key)?.type;

  it('is of a form that is not about a resident, and there are many of', () => {
    expect(isOfResident(form.definition.subject)).toBe(false);
    expect(form.definition.occurs).not.toBe('one');
    expect(formIndexEntry(register.formId)?.subject).toBe(form.definition.subject);
  });

  it('shows, searches, filters and sorts by fields there are', () => {
    const keys = [register.titleField, ...register.search, ...register.filters, register.unique ?? register.titleField];
    expect(keys.filter((key) => typeOf(key) === undefined)).toEqual([]);
    expect(register.search.map(typeOf).filter((type) => type !== 'text' && type !== 'longText')).toEqual([]);
    expect(register.filters.map(typeOf).filter((type) => type !== 'single' && type !== 'boolean')).toEqual([]);
    const { by } = register.sort;
    expect(by.startsWith('@') || typeOf(by) !== undefined).toBe(true);
  });

  it('fits a screen of 1366 pixels, with one column that grows', () => {
    // What the menu and the row's buttons leave.
    const shown = register.columns.filter(({ wide }) => !wide);
    expect(shown.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(1_010);
    expect(register.columns.filter(({ grows }) => grows).map(({ key }) => key)).toHaveLength(1);
    expect(new Set(register.columns.map(({ key }) => key)).size).toBe(register.columns.length);
  });
});

describe.each(Object.entries(listed))('the list of %s', (formId, labels) => {
  const register = registers.find((one) => one.formId === formId);

  it('shows every column of the list it was taken from, or says why not', () => {
    const told = [
      ...(register?.columns.map(({ label }) => label) ?? []),
      ...Object.keys(register?.unavailableColumns ?? {}),
    ];
    expect(labels.filter((label) => !told.includes(label))).toEqual([]);
  });
});
