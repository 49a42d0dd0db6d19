import { concepts } from '../clinical/concepts.ts';
import type { Answers, CompiledForm, FormDefinition } from '../forms/index.ts';
import type { Json } from '../shared/index.ts';

/** One answer of a record under the id of its clinical concept, in the concept’s unit. */
export type RecordedConcept = { readonly concept: string; readonly value: Json };

const COMBINED = concepts.filter(({ higherOf }) => higherOf);

/** Fields that carry a concept, by key; tables have none. */
const fieldsOf = (form: CompiledForm | FormDefinition) =>
  'fields' in form ? form.fields : form.sections.flatMap((section) => section.fields);

/**
 * The concepts a record speaks of, for the index by which values flow between sheets, are charted and counted.
 * Where a form asks a value twice (blood pressure of both arms) the higher one counts, as for its classification.
 */
export function conceptValuesOf(form: CompiledForm | FormDefinition, data: Answers): readonly RecordedConcept[] {
  const recorded = new Map<string, Json>();
  for (const { key, concept } of fieldsOf(form)) {
    const value = data[key];
    if (concept !== undefined && value !== undefined && value !== null) recorded.set(concept, value);
  }
  for (const { id, higherOf } of COMBINED) {
    if (!higherOf || recorded.has(id)) continue;
    const values = higherOf.map((part) => recorded.get(part)).filter((value) => typeof value === 'number');
    if (values.length > 0) recorded.set(id, Math.max(...values));
  }
  return [...recorded].map(([concept, value]) => ({ concept, value }));
}
