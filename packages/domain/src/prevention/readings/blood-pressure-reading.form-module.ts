import { bloodPressureGrade } from '../../clinical/dictionaries/blood-pressure-grade.ts';
import { bpTimeSlot } from '../../clinical/dictionaries/bp-time-slot.ts';
import { entrySource } from '../../clinical/dictionaries/entry-source.ts';
import type { FormModule } from '../../forms/index.ts';
import { bloodPressureReading } from './blood-pressure-reading.form.ts';
import { bloodPressureGradeRule } from '../../clinical/blood-pressure-grade.rules.ts';
import { bloodPressureWarning } from './home-reading.rules.ts';

/** What the chunk of 血压记录 exports. */
export const formModule: FormModule = {
  definition: bloodPressureReading,
  rules: { bloodPressureGrade: bloodPressureGradeRule, bloodPressureWarning },
  dictionaries: {
    'blood-pressure-grade': bloodPressureGrade,
    'bp-time-slot': bpTimeSlot,
    'entry-source': entrySource,
  },
};
