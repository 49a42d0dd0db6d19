import { pregnancyRiskLevel } from '../../clinical/dictionaries/pregnancy-risk-level.ts';
import { urineQualitative } from '../../clinical/dictionaries/urine-qualitative.ts';
import type { FormModule } from '../../forms/index.ts';
import { postpartum42Day } from './postpartum-42-day.form.ts';
import { postpartumAssessment } from '../pregnancy/maternal-rules.ts';

/** What the chunk of 产后42天健康检查记录表 exports. */
export const formModule: FormModule = {
  definition: postpartum42Day,
  rules: { postpartumAssessment },
  dictionaries: {
    'pregnancy-risk-level': pregnancyRiskLevel,
    'urine-qualitative': urineQualitative,
  },
};
