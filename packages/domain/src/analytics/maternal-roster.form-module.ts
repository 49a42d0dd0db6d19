import { deliveryMode } from '../clinical/dictionaries/delivery-mode.ts';
import { pregnancyRiskLevel } from '../clinical/dictionaries/pregnancy-risk-level.ts';
import { residenceType } from '../clinical/dictionaries/residence-type.ts';
import { sex } from '../clinical/dictionaries/sex.ts';
import type { FormModule } from '../forms/index.ts';
import { maternalRoster } from './maternal-roster.form.ts';

/** What the chunk of 妇幼花名册 exports. */
export const formModule: FormModule = {
  definition: maternalRoster,
  dictionaries: {
    'delivery-mode': deliveryMode,
    'pregnancy-risk-level': pregnancyRiskLevel,
    'residence-type': residenceType,
    sex,
  },
};
