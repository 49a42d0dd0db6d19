import { diabetesType } from '../../clinical/dictionaries/diabetes-type.ts';
import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { glucoseLoweringClass } from '../../clinical/dictionaries/glucose-lowering-class.ts';
import { managementEndReason } from '../../clinical/dictionaries/management-end-reason.ts';
import { screeningSource } from '../../clinical/dictionaries/screening-source.ts';
import type { FormModule } from '../../forms/index.ts';
import { diabetesCard } from './diabetes-card.form.ts';

/** What the chunk of 2型糖尿病患者管理卡 exports. */
export const formModule: FormModule = {
  definition: diabetesCard,
  dictionaries: {
    'diabetes-type': diabetesType,
    'dose-unit': doseUnit,
    'glucose-lowering-class': glucoseLoweringClass,
    'management-end-reason': managementEndReason,
    'screening-source': screeningSource,
  },
};
