import { conceptValuesOf, formIndex, formIndexEntry, loadForm, recordHeadline } from '@gongwei/domain/catalogue';
import { previousFactsOf } from '@gongwei/domain/chronic';
import { compileForm, recordAnswers, validateRecord, type CompiledForm } from '@gongwei/domain/forms';
import type { FormLibrary } from './form-library.ts';
import { masksOf } from './mask-answers.ts';

/** All forms of the domain's catalogue. */
export async function loadFormLibrary(): Promise<FormLibrary> {
  const forms = new Map<string, CompiledForm>(
    await Promise.all(formIndex.map(async ({ id }) => [id, compileForm(await loadForm(id))] as const)),
  );
  const definition: FormLibrary['definition'] = (formId) => forms.get(formId)?.definition;
  return {
    definition,
    title: (formId) => formIndexEntry(formId)?.title ?? formId,
    masks: (formId) => masksOf(definition(formId)),
    troubles: (formId, answers, context) => {
      const form = forms.get(formId);
      return form ? validateRecord(form, answers, context).filter(({ severity }) => severity !== 'warning') : [];
    },
    stored: (formId, answers, context) => {
      const form = forms.get(formId);
      return form ? recordAnswers(form, answers, context) : answers;
    },
    headline: (formId, answers, person) => {
      const form = definition(formId);
      return form ? recordHeadline(form, answers, person) : [];
    },
    concepts: (formId, answers) => {
      const form = forms.get(formId);
      return form ? conceptValuesOf(form, answers) : [];
    },
    previousFacts: previousFactsOf,
  };
}
