import type { MedicationChecks } from '@gongwei/application/prevention';
import type { MedicationCheck } from '@gongwei/domain/prevention';
import { required } from '../wire-body.ts';
import type { WireCalls } from '../wire-calls.ts';

/** Medicines held against what is known, over HTTP; throws a `Fault` where the line or the server fails. */
export const createHttpMedicationChecks = (calls: WireCalls): MedicationChecks => ({
  async of(recordId, asker) {
    const path = `/v1/medication-records/${encodeURIComponent(recordId)}/check`;
    const { body } = await calls.resource({ method: 'GET', path, ...(asker && { asker }) });
    return required(body, 'check') as unknown as MedicationCheck;
  },
});
