import { antihypertensiveClass } from '../../clinical/dictionaries/antihypertensive-class.ts';
import { bloodPressureGrade } from '../../clinical/dictionaries/blood-pressure-grade.ts';
import { cardiovascularRiskLevel } from '../../clinical/dictionaries/cardiovascular-risk-level.ts';
import { doseUnit } from '../../clinical/dictionaries/dose-unit.ts';
import { hypertensionComplication } from '../../clinical/dictionaries/hypertension-complication.ts';
import { hypertensionRiskFactor } from '../../clinical/dictionaries/hypertension-risk-factor.ts';
import { hypertensionTargetOrganDamage } from '../../clinical/dictionaries/hypertension-target-organ-damage.ts';
import { managementEndReason } from '../../clinical/dictionaries/management-end-reason.ts';
import { screeningSource } from '../../clinical/dictionaries/screening-source.ts';
import type { FormModule } from '../../forms/index.ts';
import { hypertensionCard } from './hypertension-card.form.ts';
import { bloodPressureGradeRule } from '../../clinical/blood-pressure-grade.rules.ts';
import { hypertensionCardRisk } from './hypertension-card-risk.rules.ts';

/** What the chunk of 高血压患者管理卡 exports. */
export const formModule: FormModule = {
  definition: hypertensionCard,
  rules: { bloodPressureGrade: bloodPressureGradeRule, hypertensionCardRisk },
  dictionaries: {
    'antihypertensive-class': antihypertensiveClass,
    'blood-pressure-grade': bloodPressureGrade,
    'cardiovascular-risk-level': cardiovascularRiskLevel,
    'dose-unit': doseUnit,
    'hypertension-complication': hypertensionComplication,
    'hypertension-risk-factor': hypertensionRiskFactor,
    'hypertension-target-organ-damage': hypertensionTargetOrganDamage,
    'management-end-reason': managementEndReason,
    'screening-source': screeningSource,
  },
};
