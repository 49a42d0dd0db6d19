import { expect, it } from 'vitest';
import { CONDITIONS } from '../../measures/terms/conditions.data.ts';
import { bloodPressureWarning, glucoseWarning } from './home-reading.rules.ts';
import { loadForm } from '../../catalogue/load-form.ts';
import { compileRowValue, fieldsOfForm, vocabularyOf } from '../../lists/index.ts';
import { typedExpression } from '../../lists/language/check-types.ts';
import { writeExpression } from '../../lists/language/write-expression.ts';
import { parseExpression } from '../../lists/index.ts';
import { writeOut } from '../../measures/index.ts';
import { calendarDay, type JsonObject } from '../../shared/index.ts';

const day = calendarDay(2026, 6, 1);
const asked = { today: day, year: 2026, me: 'doctor', institution: '99' };

/** Which of the named conditions of a kind of reading hold of one, as it is judged and saved. */
async function heldOf(form: string, data: JsonObject): Promise<readonly string[]> {
  const { definition, dictionaries } = await loadForm(form);
  const vocabulary = vocabularyOf({ record: fieldsOfForm(definition, dictionaries) }, () => undefined);
  const record = {
    ...{ id: 'r', formId: form, occurredOn: day, institution: '99', version: 1, data },
    ...{ createdAt: '', createdBy: '', updatedAt: '', updatedBy: '' },
  };
  const words = CONDITIONS.filter(
    ({ of, when }) => of === form && /(?:warningLevel|glucoseLevel|is\(glucose-)/.test(when) && !when.includes('has('),
  );
  return words.flatMap(({ id, when }) => {
    const written = writeOut(parseExpression(when, 'history'), {
      period: { from: day, until: day },
      settings: [],
      of: form,
      today: day,
    });
    const holds = compileRowValue(typedExpression(writeExpression(written), vocabulary, 'boolean'), vocabulary);
    return holds({ asked, record }) === true ? [id] : [];
  });
}

const pressure = async (systolic: number, diastolic: number) => {
  const { warning = '' } = bloodPressureWarning({ systolic, diastolic, measurementSource: '2', valid: true });
  return heldOf('blood-pressure-reading', { warningLevel: warning });
};
const glucose = async (value: number, more: JsonObject = {}) => {
  const { name = '', warning = '' } = glucoseWarning({ value, timePoint: '1', valid: true, ...more });
  return heldOf('blood-glucose-reading', { glucoseLevel: name, warningLevel: warning });
};

it.each([
  [182, 100, ['pressure-critical']],
  [165, 100, ['pressure-high']],
  [140, 80, ['pressure-high']],
  [120, 70, ['pressure-in-target']],
  [88, 55, ['pressure-low']],
  [75, 45, ['pressure-low']],
])('a pressure of %i/%i is told by the words of its judgement', async (systolic, diastolic, wanted) =>
  expect(await pressure(systolic, diastolic)).toEqual(wanted),
);

it.each([
  [17, {}, ['glucose-critical-high', 'glucose-raised', 'glucose-critical', 'glucose-to-handle']],
  [14, {}, ['glucose-very-high', 'glucose-raised', 'glucose-to-handle']],
  [7.1, {}, ['glucose-over', 'glucose-raised', 'glucose-to-handle']],
  [6, {}, ['glucose-in-target']],
  [4, {}, ['glucose-in-target']],
  [3.5, {}, ['glucose-hypo-1', 'glucose-hypo', 'glucose-to-handle']],
  [2.5, {}, ['glucose-hypo-2', 'glucose-hypo', 'glucose-critical', 'glucose-to-handle']],
  [5, { symptoms: ['6'] }, ['glucose-hypo-3', 'glucose-hypo', 'glucose-critical', 'glucose-to-handle']],
])('a glucose of %f %o is told by the words of its judgement', async (value, more, wanted) =>
  expect(await glucose(value, more as JsonObject)).toEqual(wanted),
);
