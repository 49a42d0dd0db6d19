import type { RecordHook } from '../records/record-hooks.ts';

/** The facts of the person a record is about, worked out anew in the transaction of the save. After everything that changes the person. */
export const factsHook: RecordHook = {
  name: 'facts',
  afterWrite: async ({ context, inside, holder: { countyCode, resident } }) =>
    resident !== undefined && context.facts.refresh(inside, countyCode, [resident.id]),
};
