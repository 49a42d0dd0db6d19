import type { MedicationCheck } from '@gongwei/domain/prevention';
import { token, type Asker } from '../shared/index.ts';

/** 药物核对 of one 用药记录. Fails with a Fault. */
export interface MedicationChecks {
  of(recordId: string, asker?: Asker): Promise<MedicationCheck>;
}
export const MedicationChecks = token<MedicationChecks>('MedicationChecks');
