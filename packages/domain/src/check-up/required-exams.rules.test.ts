import type { FieldDefinition } from '../forms/index.ts';
import type { Json } from '../shared/index.ts';
import { describe, expect, it } from 'vitest';
import { examGroups, openExams } from './required-exams.rules.ts';

const fields: readonly FieldDefinition[] = [
  { key: 'weight', label: '体重', type: 'decimal' },
  { key: 'alt', label: '肝功能·血清谷丙转氨酶', type: 'decimal' },
  { key: 'ast', label: '肝功能·血清谷草转氨酶', type: 'decimal' },
  { key: 'ecg', label: '心电图', type: 'single' },
];
const openOf = (
  answers: { readonly [key: string]: Json },
  age?: number,
  known: readonly string[] = [],
): readonly string[] =>
  openExams({
    fields,
    resident: { id: 'r', known, ...(age === undefined ? {} : { age }) },
    answerOf: (key) => answers[key],
  }).map((exam) => exam.key);

describe('exams still to be done', () => {
  it('follow from the age, the diseases and the chosen groups', () => {
    expect(openOf({}, 40)).toEqual([]);
    expect(openOf({}, 66)).toEqual(['alt', 'ast', 'ecg']);
    expect(openOf({}, 40, ['hypertension'])).toEqual(['weight']);
    expect(openOf({ examPurpose: ['2'] }, 40)).toEqual(['alt', 'ast', 'ecg']);
  });
  it('prefer the age on the sheet and leave out what is answered', () => {
    expect(openOf({ age: 64 }, 66)).toEqual([]);
    expect(openOf({ alt: 30, ecg: '1' }, 66)).toEqual(['ast']);
  });
  it('are listed under their common heading', () => {
    expect(
      examGroups([
        { key: 'alt', label: '肝功能·谷丙' },
        { key: 'ecg', label: '心电图' },
        { key: 'ast', label: '肝功能·谷草' },
      ]),
    ).toEqual([
      {
        title: '肝功能',
        exams: [
          { key: 'alt', label: '谷丙' },
          { key: 'ast', label: '谷草' },
        ],
      },
      { title: '', exams: [{ key: 'ecg', label: '心电图' }] },
    ]);
  });
});
