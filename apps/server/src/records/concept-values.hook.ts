import { writeConcepts } from './write-concepts.ts';
import type { RecordHook } from './record-hooks.ts';

/** The values of clinical concepts in a sheet, by which charts and earlier values are found. Concepts are a person's: those of a register would be nobody's. */
export const conceptValuesHook: RecordHook = {
  name: 'concept values',
  afterWrite: async ({ inside, context, holder, save, stored, data }) => {
    if (!holder.resident) return false;
    const { countyCode } = holder;
    const concepts = stored.removed_at === null ? context.forms.concepts(save.formId, data) : [];
    await writeConcepts(inside, { countyCode, save, version: stored.version, concepts });
    return false;
  },
};
