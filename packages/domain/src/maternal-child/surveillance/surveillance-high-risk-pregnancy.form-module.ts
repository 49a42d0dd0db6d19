import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import { pregnancyRiskFactor } from '../../clinical/dictionaries/pregnancy-risk-factor.ts';
import { pregnancyRiskLevel } from '../../clinical/dictionaries/pregnancy-risk-level.ts';
import type { FormModule } from '../../forms/index.ts';
import { surveillanceHighRiskPregnancy } from './surveillance-high-risk-pregnancy.form.ts';
import { pregnancyRiskAssessment } from '../pregnancy/maternal-rules.ts';

/** What the chunk of 高危孕产妇 exports. */
export const formModule: FormModule = {
  definition: surveillanceHighRiskPregnancy,
  rules: { pregnancyRiskAssessment },
  dictionaries: {
    'follow-up-mode': followUpMode,
    'pregnancy-risk-factor': pregnancyRiskFactor,
    'pregnancy-risk-level': pregnancyRiskLevel,
  },
};
