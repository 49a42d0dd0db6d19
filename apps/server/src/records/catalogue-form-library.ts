import {
  conceptValuesOf,
  formIndex,
  formIndexEntry,
  loadForm,
  orderedTexts,
  recordHeadline,
} from '@gongwei/domain/catalogue';
import { previousFactsOf } from '@gongwei/domain/chronic';
import {
  compileForm,
  createFormEngine,
  isOfResident,
  lifeQuestions,
  recordAnswers,
  sensitiveFieldsOf,
  sensitiveInAny,
  validateRecord,
  requiredAnswers,
  type CompiledForm,
  type FormModule,
} from '@gongwei/domain/forms';
import type { FormLibrary } from '../ports/form-library.port.ts';
import { dictionaryOrder } from '../shared/dictionary-order.ts';

/** All forms of the domain's catalogue. Each is compiled when it is first asked: nobody waits at a start for forms nobody opens. */
export async function loadFormLibrary(): Promise<FormLibrary> {
  const modules = new Map<string, FormModule>(
    await Promise.all(formIndex.map(async ({ id }) => [id, await loadForm(id)] as const)),
  );
  const formOf = (formId: string): CompiledForm | undefined => {
    const module = modules.get(formId);
    return module && compileForm(module);
  };
  const definition: FormLibrary['definition'] = (formId) => modules.get(formId)?.definition;
  const orderOf = (formId: string): readonly string[] => {
    const form = formOf(formId);
    return form ? orderedTexts(form) : [];
  };
  const sensitive: FormLibrary['sensitive'] = (formId) => sensitiveFieldsOf(definition(formId));
  const residentForms = formIndex.map(({ id }) => id).filter((id) => isOfResident(definition(id)?.subject ?? 'none'));
  return {
    definition,
    module: (formId) => modules.get(formId),
    compiled: formOf,
    required: (formId, answers, context) => {
      const form = formOf(formId);
      return form && requiredAnswers(form, answers, context);
    },
    open: (formId, context) => {
      const form = formOf(formId);
      return form && createFormEngine(form, context);
    },
    textOrder: (formId, answers) =>
      Object.fromEntries(
        orderOf(formId).flatMap((key) => {
          const text = answers[key];
          return typeof text === 'string' && text.trim() !== '' ? [[key, dictionaryOrder(text)]] : [];
        }),
      ),
    title: (formId) => formIndexEntry(formId)?.title ?? formId,
    sensitive,
    sensitiveAnywhere: sensitiveInAny(residentForms.map(sensitive)),
    troubles: (formId, answers, context) => {
      const form = formOf(formId);
      return form ? validateRecord(form, answers, context).filter(({ severity }) => severity !== 'warning') : [];
    },
    lifeQuestions: (formId, answers, context) => {
      const form = formOf(formId);
      return form ? lifeQuestions(validateRecord(form, answers, context)) : [];
    },
    stored: (formId, answers, context) => {
      const form = formOf(formId);
      return form ? recordAnswers(form, answers, context) : answers;
    },
    headline: (formId, answers, person) => {
      const form = definition(formId);
      return form ? recordHeadline(form, answers, person) : [];
    },
    concepts: (formId, answers) => {
      const form = formOf(formId);
      return form ? conceptValuesOf(form, answers) : [];
    },
    previousFacts: previousFactsOf,
  };
}
