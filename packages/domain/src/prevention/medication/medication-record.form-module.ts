import { antihypertensiveClass } from '../../clinical/dictionaries/antihypertensive-class.ts';
import { doseFrequency } from '../../clinical/dictionaries/dose-frequency.ts';
import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { drugNonadherenceReason } from '../../clinical/dictionaries/drug-nonadherence-reason.ts';
import { glucoseLoweringClass } from '../../clinical/dictionaries/glucose-lowering-class.ts';
import { medicationRoute } from '../../clinical/dictionaries/medication-route.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import type { FormModule } from '../../forms/index.ts';
import { medicationRecord } from './medication-record.form.ts';
import { intakeAdherence } from './intake-adherence.rules.ts';

/** What the chunk of 用药记录 exports. */
export const formModule: FormModule = {
  definition: medicationRecord,
  rules: { intakeAdherence },
  dictionaries: {
    'antihypertensive-class': antihypertensiveClass,
    'dose-frequency': doseFrequency,
    'dose-unit': doseUnit,
    'drug-nonadherence-reason': drugNonadherenceReason,
    'glucose-lowering-class': glucoseLoweringClass,
    'medication-route': medicationRoute,
    'none-present': nonePresent,
  },
};
