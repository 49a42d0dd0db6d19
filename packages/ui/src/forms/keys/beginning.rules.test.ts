import { compileForm, type FieldState } from '@gongwei/domain/forms';
import { definitionOf } from '@gongwei/domain/forms/testing';
import { describe, expect, it } from 'vitest';
import { beginningOf, firstToFill } from './beginning.rules.ts';

const form = compileForm({
  definition: definitionOf([
    { key: 'sum', label: '合计', type: 'computed', computed: 'height' },
    { key: 'height', label: '身高', type: 'decimal' },
    { key: 'weight', label: '体重', type: 'decimal' },
  ]),
});
const [section] = form.definition.sections;

describe('work on a form begins', () => {
  it('nowhere in particular where nothing is named, or what is named is not of this form', () => {
    expect(beginningOf({ form }, undefined)).toBeUndefined();
    expect(beginningOf({ form }, 'elsewhere')).toBeUndefined();
  });
  it('in the section or the field that is named', () => {
    expect(beginningOf({ form }, section?.id)).toEqual({ section: section?.id });
    expect(beginningOf({ form }, 'weight')).toEqual({ field: 'weight' });
  });
  it('else in the first field that is asked, empty and filled by hand', () => {
    const states: Record<string, Pick<FieldState, 'visible' | 'value'>> = {
      sum: { visible: true, value: undefined },
      height: { visible: true, value: 160 },
      weight: { visible: true, value: undefined },
    };
    const field$ = (key: string) => ({ value: states[key] }) as ReturnType<Parameters<typeof firstToFill>[0]['field$']>;
    const order = ['sum', 'height', 'weight'];
    expect(firstToFill({ form, field$ }, order)).toBe('weight');
    states['weight'] = { visible: false, value: undefined };
    expect(firstToFill({ form, field$ }, order)).toBeUndefined();
  });
});
