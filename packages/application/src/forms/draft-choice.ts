import {
  createFormEngine,
  isPerCourse,
  migrateAnswers,
  sameJson,
  type CompiledForm,
  type FormContext,
  type RecordSnapshot,
} from '@gongwei/domain/forms';
import type { Draft } from './draft-store.port.ts';
import type { OpenForm } from './form-session.service.ts';
import { sameAnswers } from './record-saver.ts';

/**
 * The drafts to go on with, best first: those of the record, also begun before the record was known to be stored, or for a new
 * one those begun for this resident and form, also before midnight. Where there is only one sheet, what was begun as a new
 * one belongs to it. `known` is newest first.
 */
export function draftsFor(
  known: readonly Draft[],
  { subjectId, formId, given = {} }: OpenForm,
  form: CompiledForm,
  recordId: string | undefined,
): Draft[] {
  const here = known.filter(({ key }) => key.subjectId === subjectId && key.formId === formId);
  const begun = here.filter(({ key }) => key.recordId === undefined);
  if (recordId === undefined) {
    const asked = Object.entries(given);
    return begun.filter(({ answers }) => asked.every(([key, value]) => sameJson(answers[key], value)));
  }
  const own = here.filter((draft) => draft.recordId === recordId);
  if (form.definition.occurs !== 'one' || isPerCourse(form.definition)) return own;
  // Begun for a record that never came to be: the save it waits for is not one of this record.
  const adopted = begun
    .filter((draft) => draft.recordId !== recordId)
    .map(({ saveId: _saveId, ...draft }) => ({ ...draft, recordId }));
  return [...own, ...adopted];
}

/** Whether a record has everything a draft has: every answer the sheet would store, and nothing this version has no field for. */
export function isStored(draft: Draft, record: RecordSnapshot, form: CompiledForm, context: FormContext): boolean {
  const { kept, unmatched } = migrateAnswers(draft.answers, form);
  if (Object.keys(unmatched).length > 0) return false;
  // As a stored record, without origins: what follows must not move while it is compared.
  return sameAnswers(form, createFormEngine(form, context, { answers: kept }).answers(), record.data);
}
