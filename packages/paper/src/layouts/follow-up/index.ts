import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as copdCard } from './copd-card.sheet.data.ts';
import { layout as copdFollowUp } from './copd-follow-up.sheet.data.ts';
import { layout as diabetesCard } from './diabetes-card.sheet.data.ts';
import { layout as diabetesFollowUp } from './diabetes-follow-up.sheet.data.ts';
import { layout as diabetesScreening } from './diabetes-screening.sheet.data.ts';
import { layout as generalFollowUp } from './general-follow-up.sheet.data.ts';
import { layout as healthIntervention } from './health-intervention.sheet.data.ts';
import { layout as hypertensionCard } from './hypertension-card.sheet.data.ts';
import { layout as hypertensionFollowUp } from './hypertension-follow-up.sheet.data.ts';
import { layout as hypertensionScreening } from './hypertension-screening.sheet.data.ts';
import { layout as managementPrescription } from './management-prescription.sheet.data.ts';
import { layout as psychosisCard } from './psychosis-card.sheet.data.ts';
import { layout as psychosisFollowUp } from './psychosis-follow-up.sheet.data.ts';
import { layout as tcmHealthGuidance } from './tcm-health-guidance.sheet.data.ts';
import { layout as tuberculosisCard } from './tuberculosis-card.sheet.data.ts';
import { layout as tuberculosisFollowUp } from './tuberculosis-follow-up.sheet.data.ts';

export const LAYOUTS: ModuleLayouts = {
  'hypertension-follow-up': hypertensionFollowUp,
  'diabetes-follow-up': diabetesFollowUp,
  'psychosis-card': psychosisCard,
  'psychosis-follow-up': psychosisFollowUp,
  'tuberculosis-card': tuberculosisCard,
  'tuberculosis-follow-up': tuberculosisFollowUp,
  'copd-follow-up': copdFollowUp,
  'general-follow-up': generalFollowUp,
  'hypertension-card': hypertensionCard,
  'diabetes-card': diabetesCard,
  'copd-card': copdCard,
  'hypertension-screening': hypertensionScreening,
  'diabetes-screening': diabetesScreening,
  'health-intervention': healthIntervention,
  'management-prescription': managementPrescription,
  'tcm-health-guidance': tcmHealthGuidance,
};
