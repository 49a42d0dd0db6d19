import type { RecordHook } from '../records/record-hooks.ts';
import { serialFacts } from './serial-numbers.ts';
import { takeTube } from './tube-place.ts';

/** A sample's number and the tube it is in: each there is once in the county. */
export const tubeHook: RecordHook = {
  name: 'numbers and tubes of samples',
  given: ({ inside, save, before }) => serialFacts(inside, save, before?.data),
  beforeWrite: ({ inside, scope, holder, save, data }) =>
    takeTube(inside, scope, { id: save.id, formId: save.formId, data, countyCode: holder.countyCode }),
};
