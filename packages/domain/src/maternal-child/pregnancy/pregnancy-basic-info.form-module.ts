import { aboBloodType } from '../../clinical/dictionaries/abo-blood-type.ts';
import { deliveryMode } from '../../clinical/dictionaries/delivery-mode.ts';
import { educationLevel } from '../../clinical/dictionaries/education-level.ts';
import { ethnicGroup } from '../../clinical/dictionaries/ethnic-group.ts';
import { idDocumentType } from '../../clinical/dictionaries/id-document-type.ts';
import { maritalStatus } from '../../clinical/dictionaries/marital-status.ts';
import { occupation } from '../../clinical/dictionaries/occupation.ts';
import { pregnancyRiskFactor } from '../../clinical/dictionaries/pregnancy-risk-factor.ts';
import { pregnancyRiskLevel } from '../../clinical/dictionaries/pregnancy-risk-level.ts';
import { pregnancyTerminationMode } from '../../clinical/dictionaries/pregnancy-termination-mode.ts';
import { residenceType } from '../../clinical/dictionaries/residence-type.ts';
import { rhBloodType } from '../../clinical/dictionaries/rh-blood-type.ts';
import { sex } from '../../clinical/dictionaries/sex.ts';
import type { FormModule } from '../../forms/index.ts';
import { pregnancyBasicInfo } from './pregnancy-basic-info.form.ts';
import { pregnancyDating, pregnancyRiskAssessment } from './maternal-rules.ts';

/** What the chunk of 孕妇基本情况 exports. */
export const formModule: FormModule = {
  definition: pregnancyBasicInfo,
  rules: { pregnancyDating, pregnancyRiskAssessment },
  dictionaries: {
    'abo-blood-type': aboBloodType,
    'delivery-mode': deliveryMode,
    'education-level': educationLevel,
    'ethnic-group': ethnicGroup,
    'id-document-type': idDocumentType,
    'marital-status': maritalStatus,
    occupation,
    'pregnancy-risk-factor': pregnancyRiskFactor,
    'pregnancy-risk-level': pregnancyRiskLevel,
    'pregnancy-termination-mode': pregnancyTerminationMode,
    'residence-type': residenceType,
    'rh-blood-type': rhBloodType,
    sex,
  },
};
