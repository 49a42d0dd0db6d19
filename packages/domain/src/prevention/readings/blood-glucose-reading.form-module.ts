import { bloodSampleType } from '../../clinical/dictionaries/blood-sample-type.ts';
import { department } from '../../clinical/dictionaries/department.ts';
import { entrySource } from '../../clinical/dictionaries/entry-source.ts';
import { glucoseTimePoint } from '../../clinical/dictionaries/glucose-time-point.ts';
import type { FormModule } from '../../forms/index.ts';
import { bloodGlucoseReading } from './blood-glucose-reading.form.ts';
import { glucoseWarning } from './home-reading.rules.ts';

/** What the chunk of 血糖记录 exports. */
export const formModule: FormModule = {
  definition: bloodGlucoseReading,
  rules: { glucoseWarning },
  dictionaries: {
    'blood-sample-type': bloodSampleType,
    department,
    'entry-source': entrySource,
    'glucose-time-point': glucoseTimePoint,
  },
};
