import { bloodPressureGrade } from '../../clinical/dictionaries/blood-pressure-grade.ts';
import { cardiovascularRiskLevel } from '../../clinical/dictionaries/cardiovascular-risk-level.ts';
import { hypertensionComplication } from '../../clinical/dictionaries/hypertension-complication.ts';
import { hypertensionRiskFactor } from '../../clinical/dictionaries/hypertension-risk-factor.ts';
import { hypertensionTargetOrganDamage } from '../../clinical/dictionaries/hypertension-target-organ-damage.ts';
import type { FormModule } from '../../forms/index.ts';
import { assessmentHypertension } from './assessment-hypertension.form.ts';
import { filtrationRateRule } from '../../clinical/filtration-rate.rules.ts';
import { hypertensionRiskAssessment } from './hypertension-risk-assessment.rules.ts';

/** What the chunk of 高血压危险因素评估与心血管危险分层 exports. */
export const formModule: FormModule = {
  definition: assessmentHypertension,
  rules: { ckdEpi2009: filtrationRateRule, hypertensionRiskAssessment },
  dictionaries: {
    'blood-pressure-grade': bloodPressureGrade,
    'cardiovascular-risk-level': cardiovascularRiskLevel,
    'hypertension-complication': hypertensionComplication,
    'hypertension-risk-factor': hypertensionRiskFactor,
    'hypertension-target-organ-damage': hypertensionTargetOrganDamage,
  },
};
