import { followUpMode } from '../../clinical/dictionaries/follow-up-mode.ts';
import { pregnancyRiskFactor } from '../../clinical/dictionaries/pregnancy-risk-factor.ts';
import { pregnancyRiskLevel } from '../../clinical/dictionaries/pregnancy-risk-level.ts';
import type { FormModule } from '../../forms/index.ts';
import { prenatalSummary } from './prenatal-summary.form.ts';

/** What the chunk of 产前复查总结（追踪） exports. */
export const formModule: FormModule = {
  definition: prenatalSummary,
  dictionaries: {
    'follow-up-mode': followUpMode,
    'pregnancy-risk-factor': pregnancyRiskFactor,
    'pregnancy-risk-level': pregnancyRiskLevel,
  },
};
