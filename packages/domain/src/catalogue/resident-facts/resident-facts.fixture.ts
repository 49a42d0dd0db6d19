import { compileForm, requiredAnswers, type FormModule } from '../../forms/index.ts';
import {
  compileFacts,
  RESIDENT_FIELDS,
  vocabularyOf,
  type FactTools,
  type HistoryRecord,
  type PersonHistory,
} from '../../lists/index.ts';
import type { CalendarDay, JsonObject } from '../../shared/index.ts';
import { formIndex } from '../form-index.ts';
import { loadForm } from '../load-form.ts';
import { RESIDENT_FACTS } from './resident-facts.data.ts';

export const modules = new Map<string, FormModule>(
  await Promise.all(formIndex.map(async ({ id }) => [id, await loadForm(id)] as const)),
);
const tools: FactTools = {
  required: (formId, answers, { id, sex, birthDate }, on) => {
    const module = modules.get(formId);
    const resident = { id: String(id), sex: sex as 'male', birthDate: birthDate as CalendarDay, age: 60 };
    return module && requiredAnswers(compileForm(module), answers, { today: on, resident });
  },
};
export const vocabulary = vocabularyOf({ resident: RESIDENT_FIELDS }, (id) => modules.get(id));
export const factsOf = compileFacts(RESIDENT_FACTS, vocabulary, tools);

export const TODAY = '2026-06-15' as CalendarDay;
let count = 0;
export const record = (formId: string, occurredOn: string, data: JsonObject = {}): HistoryRecord => ({
  id: `record-${String((count += 1)).padStart(4, '0')}`,
  formId,
  occurredOn: occurredOn as CalendarDay,
  institution: '990101101001',
  createdAt: `${occurredOn}T00:00:00.000Z`,
  createdBy: 'doctor',
  updatedAt: `${occurredOn}T00:00:00.000Z`,
  updatedBy: 'doctor',
  version: 1,
  data,
});
export const person = (records: readonly HistoryRecord[], resident: JsonObject = {}): PersonHistory => ({
  resident: { id: 'r', sex: 'female', birthDate: '1955-03-02', filedOn: '2024-05-06', status: '1', ...resident },
  records,
});
export const visit = (on: string, more: JsonObject = {}) =>
  record('hypertension-follow-up', on, {
    followUpDate: on,
    followUpMode: '1',
    disposition: '1',
    systolic: 130,
    diastolic: 80,
    visitClass: '1',
    ...more,
  });
