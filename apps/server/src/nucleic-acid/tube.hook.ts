import { TUBE_FORMS } from '@gongwei/domain/nucleic-acid';
import type { RecordHook } from '../records/record-hooks.ts';
import { receiveScanned } from './receive-tube.ts';
import { registerTube } from './register-tube.ts';
import { serialFacts } from './serial-numbers.ts';
import { claimTubeCode } from './tube-code-claim.ts';

/** A sample's number and the tube it is in: each there is once in the county. What is registered and scanned moves the tube. */
export const tubeHook: RecordHook = {
  name: 'numbers and tubes of samples',
  given: ({ inside, save, before }) => serialFacts(inside, save, before?.data),
  beforeWrite: ({ inside, scope, holder, save, data }) =>
    claimTubeCode(inside, scope, { id: save.id, formId: save.formId, data, countyCode: holder.countyCode }),
  afterWrite: async (record) => {
    if (TUBE_FORMS.includes(record.form.id)) await registerTube(record);
    else if (record.form.id === 'nucleic-receipt') await receiveScanned(record);
    return false;
  },
};
