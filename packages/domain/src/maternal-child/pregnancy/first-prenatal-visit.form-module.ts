import { aboBloodType } from '../../clinical/dictionaries/abo-blood-type.ts';
import { pregnancyRiskFactor } from '../../clinical/dictionaries/pregnancy-risk-factor.ts';
import { pregnancyRiskLevel } from '../../clinical/dictionaries/pregnancy-risk-level.ts';
import { rhBloodType } from '../../clinical/dictionaries/rh-blood-type.ts';
import { urineQualitative } from '../../clinical/dictionaries/urine-qualitative.ts';
import type { FormModule } from '../../forms/index.ts';
import { firstPrenatalVisit } from './first-prenatal-visit.form.ts';
import { pregnancyDating, pregnancyRiskAssessment, prenatalAssessment } from './maternal-rules.ts';

/** What the chunk of 第1次产前检查服务记录表 exports. */
export const formModule: FormModule = {
  definition: firstPrenatalVisit,
  rules: { pregnancyDating, pregnancyRiskAssessment, prenatalAssessment },
  dictionaries: {
    'abo-blood-type': aboBloodType,
    'pregnancy-risk-factor': pregnancyRiskFactor,
    'pregnancy-risk-level': pregnancyRiskLevel,
    'rh-blood-type': rhBloodType,
    'urine-qualitative': urineQualitative,
  },
};
