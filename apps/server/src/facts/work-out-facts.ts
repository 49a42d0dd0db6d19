import {
  compileFacts,
  formsOfFact,
  RESIDENT_FIELDS,
  vocabularyOf,
  type FactDefinition,
  type FactsOf,
  type FactTools,
} from '@gongwei/domain/lists';
import type { Answers, FormContext } from '@gongwei/domain/forms';
import { fullYears, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import type { FormLibrary } from '../ports/form-library.port.ts';

/** Facts made ready for this server's forms, and the forms whose answers they read. */
export type CompiledFacts = { readonly work: FactsOf; readonly reads: readonly string[] };

export function compiledFacts(facts: readonly FactDefinition[], forms: FormLibrary): CompiledFacts {
  const vocabulary = vocabularyOf({ resident: RESIDENT_FIELDS }, forms.module);
  return {
    work: compileFacts(facts, vocabulary, toolsOf(forms)),
    reads: [...new Set(facts.flatMap(formsOfFact))],
  };
}

/** Most people's sheets of a kind are alike in what they must hold: an empty one of the same age and sex is counted once. */
function toolsOf(forms: FormLibrary): FactTools {
  const empty = new Map<string, { readonly required: number; readonly filled: number } | undefined>();
  return {
    required: (formId, answers, resident, on) => {
      const context = contextOf(resident, on);
      if (Object.keys(answers).length > 0) return forms.required(formId, answers as Answers, context);
      const key = `${formId} ${context.resident?.sex} ${context.resident?.age}`;
      if (!empty.has(key)) empty.set(key, forms.required(formId, {}, context));
      return empty.get(key);
    },
  };
}

/** The form as of the day it was filled: what it asks of whom does not change afterwards. */
function contextOf({ id, sex, birthDate }: JsonObject, on: CalendarDay): FormContext {
  const born = birthDate as CalendarDay;
  return {
    today: on,
    resident: { id: String(id), sex: sex as 'male' | 'female', birthDate: born, age: fullYears(born, on) },
  };
}
