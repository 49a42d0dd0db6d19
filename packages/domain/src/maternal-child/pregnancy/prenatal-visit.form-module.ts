import { edemaDegree } from '../../clinical/dictionaries/edema-degree.ts';
import { fetalPosition } from '../../clinical/dictionaries/fetal-position.ts';
import { fetalPresentation } from '../../clinical/dictionaries/fetal-presentation.ts';
import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import { pregnancyRiskFactor } from '../../clinical/dictionaries/pregnancy-risk-factor.ts';
import { pregnancyRiskLevel } from '../../clinical/dictionaries/pregnancy-risk-level.ts';
import { pregnancyTerminationMode } from '../../clinical/dictionaries/pregnancy-termination-mode.ts';
import { urineQualitative } from '../../clinical/dictionaries/urine-qualitative.ts';
import type { FormModule } from '../../forms/index.ts';
import { prenatalVisit } from './prenatal-visit.form.ts';
import { pregnancyDating, pregnancyRiskAssessment, prenatalAssessment } from './maternal-rules.ts';

/** What the chunk of 第2～5次产前随访服务记录表 exports. */
export const formModule: FormModule = {
  definition: prenatalVisit,
  rules: { pregnancyDating, pregnancyRiskAssessment, prenatalAssessment },
  dictionaries: {
    'edema-degree': edemaDegree,
    'fetal-position': fetalPosition,
    'fetal-presentation': fetalPresentation,
    'follow-up-mode': followUpMode,
    'pregnancy-risk-factor': pregnancyRiskFactor,
    'pregnancy-risk-level': pregnancyRiskLevel,
    'pregnancy-termination-mode': pregnancyTerminationMode,
    'urine-qualitative': urineQualitative,
  },
};
