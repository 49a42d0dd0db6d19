import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { followUpDisposition } from '../../clinical/dictionaries/follow-up-disposition.ts';
import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import { glucoseTimePoint } from '../../clinical/dictionaries/glucose-time-point.ts';
import { managementEndReason } from '../../clinical/dictionaries/management-end-reason.ts';
import { medicationAdherence } from '../../clinical/dictionaries/medication-adherence.ts';
import { nonePresent } from '../../clinical/dictionaries/none-present.ts';
import type { FormModule } from '../../forms/index.ts';
import { generalFollowUp } from './general-follow-up.form.ts';

/** What the chunk of 随访（通用） exports. */
export const formModule: FormModule = {
  definition: generalFollowUp,
  dictionaries: {
    'dose-unit': doseUnit,
    'follow-up-disposition': followUpDisposition,
    'follow-up-mode': followUpMode,
    'glucose-time-point': glucoseTimePoint,
    'management-end-reason': managementEndReason,
    'medication-adherence': medicationAdherence,
    'none-present': nonePresent,
  },
};
