import { bpTimeSlot } from '../../clinical/dictionaries/bp-time-slot.ts';
import type { FormModule } from '../../forms/index.ts';
import { bloodPressurePatient } from './blood-pressure-patient.form.ts';
import { bloodPressureStatistics } from './blood-pressure-statistics.rules.ts';

/** What the chunk of 血压患者 exports. */
export const formModule: FormModule = {
  definition: bloodPressurePatient,
  rules: { bloodPressureStatistics },
  dictionaries: {
    'bp-time-slot': bpTimeSlot,
  },
};
