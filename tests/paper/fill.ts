import { compileForm, optionsOf, type Answers, type CompiledForm, type FieldDefinition } from '@gongwei/domain/forms';
import { loadForm } from '@gongwei/domain/catalogue';
import { answerTo, randomAnswers } from '@gongwei/domain/forms/testing';
import { calendarDay, type Json } from '@gongwei/domain/shared';
import fc from 'fast-check';
import { PERSON } from './person.ts';
import { greyPng } from '../fixtures/pictures.ts';

/** How much is answered: nothing, about what people fill in, or every field with as much as it takes. */
export const FILLS = ['empty', 'random', 'longest'] as const;
export type Fill = (typeof FILLS)[number];

const today = calendarDay(2026, 11, 20);
/** Visits that stand side by side at most; sheets for one visit print the newest. */
const VISITS = 4;

/** The answers of as many visits as a sheet may show; always the same for the same form and fill. */
export async function filled(formId: string, fill: Fill): Promise<readonly Answers[]> {
  const form = compileForm(await loadForm(formId));
  if (fill === 'empty') return [{}];
  if (fill === 'longest') return [longestAnswers(form)];
  const context = { today, resident: PERSON, user: { id: 'doctor-1', name: '李建国', institutionCode: '320981104' } };
  return fc.sample(randomAnswers(form, { context }), { numRuns: VISITS, seed: 20_261_120 });
}

export const longestAnswers = (form: CompiledForm): Answers =>
  Object.fromEntries(
    form.fields.flatMap((field) => {
      const answer = longest(field);
      return answer === undefined ? [] : [[field.key, answer]];
    }),
  );

const SENTENCE = '头痛头晕三天，加重伴恶心一天，休息后稍缓解；';
const words = (length: number): string => SENTENCE.repeat(Math.ceil(length / SENTENCE.length)).slice(0, length);

function longest(field: FieldDefinition): Json | undefined {
  switch (field.type) {
    case 'text':
    case 'longText':
      if (field.pattern !== undefined) return oneOf(field);
      return words(field.maxLength ?? (field.type === 'text' ? 50 : 500));
    case 'integer':
    case 'decimal':
      return Number((field.max ?? 9999.9).toFixed(field.type === 'integer' ? 0 : (field.precision ?? 1)));
    case 'computed':
      return optionsOf(field)?.at(-1)?.code ?? 88.8;
    case 'single':
      return (
        field.otherCode ?? optionsOf(field)?.reduce((a, b) => (b.label.length > a.label.length ? b : a)).code ?? '1'
      );
    case 'multi': {
      const codes = optionsOf(field)?.map(({ code }) => code) ?? ['1', '2'];
      return codes.filter((code) => !field.exclusive?.includes(code));
    }
    case 'table': {
      const row = Object.fromEntries(field.columns.map((column) => [column.key, longest(column) ?? '']));
      return Array.from({ length: Math.min(field.maxRows ?? 12, 30) }, () => row);
    }
    case 'image':
      return [greyPng(800, 600), greyPng(800, 600)];
    case 'signature':
      return greyPng(320, 120);
    default:
      return oneOf(field);
  }
}

const oneOf = (field: FieldDefinition): Json | undefined => {
  const answer = answerTo(field, today);
  return answer && fc.sample(answer, { numRuns: 1, seed: 7 })[0];
};
