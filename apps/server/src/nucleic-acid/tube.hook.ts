import { TUBE_FORMS } from '@gongwei/domain/nucleic-acid';
import type { RecordHook, WrittenRecord } from '../records/record-hooks.ts';
import { followBoxSheet } from './box-sheet.ts';
import { receiveScanned } from './receive-tube.ts';
import { registerTube } from './register-tube.ts';
import { followReportSheet } from './report-sheet.ts';
import { followResultSheet } from './result-sheet.ts';
import { followRetestSheet } from './retest-sheet.ts';
import { serialFacts } from './serial-numbers.ts';
import { claimTubeCode } from './tube-code-claim.ts';

const FOLLOWS: { readonly [formId: string]: (record: WrittenRecord) => Promise<void> } = {
  ...Object.fromEntries(TUBE_FORMS.map((formId) => [formId, registerTube])),
  'nucleic-receipt': receiveScanned,
  'nucleic-transport-box': followBoxSheet,
  'nucleic-result': followResultSheet,
  'nucleic-report': followReportSheet,
  'nucleic-retest-task': followRetestSheet,
};

/** A sample's number and the tube it is in: each there is once in the county. What is registered, packed, scanned, read and reported moves the tube. */
export const tubeHook: RecordHook = {
  name: 'numbers and tubes of samples',
  given: ({ inside, save, before }) => serialFacts(inside, save, before?.data),
  beforeWrite: ({ inside, scope, holder, save, data }) =>
    claimTubeCode(inside, scope, { id: save.id, formId: save.formId, data, countyCode: holder.countyCode }),
  afterWrite: async (record) => {
    await FOLLOWS[record.form.id]?.(record);
    return false;
  },
};
