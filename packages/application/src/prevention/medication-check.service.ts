import type { MedicationCheck } from '@gongwei/domain/prevention';
import { createLoaded, type Loaded } from '../shared/index.ts';
import type { MedicationChecks } from './medication-checks.port.ts';

/** A medicine held against what is known of it and of whoever takes it. */
export const createMedicationCheck = (checks: MedicationChecks, recordId: string): Loaded<MedicationCheck> =>
  createLoaded((asker) => checks.of(recordId, asker));
