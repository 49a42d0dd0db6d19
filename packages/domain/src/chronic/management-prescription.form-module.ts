import { doseFrequency } from '../clinical/dictionaries/dose-frequency.ts';
import { doseUnit } from '../clinical/dictionaries/dose-unit.ts';
import { medicationAdherence } from '../clinical/dictionaries/medication-adherence.ts';
import { medicationRoute } from '../clinical/dictionaries/medication-route.ts';
import { tcmConstitutionType } from '../clinical/dictionaries/tcm-constitution-type.ts';
import { tcmGuidanceKind } from '../clinical/dictionaries/tcm-guidance-kind.ts';
import type { FormModule } from '../forms/index.ts';
import { managementPrescription } from './management-prescription.form.ts';

/** What the chunk of 健康管理处方 exports. */
export const formModule: FormModule = {
  definition: managementPrescription,
  dictionaries: {
    'dose-frequency': doseFrequency,
    'dose-unit': doseUnit,
    'medication-adherence': medicationAdherence,
    'medication-route': medicationRoute,
    'tcm-constitution-type': tcmConstitutionType,
    'tcm-guidance-kind': tcmGuidanceKind,
  },
};
