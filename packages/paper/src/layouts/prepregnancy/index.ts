import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as prepregnancyAssessment } from './prepregnancy-assessment.sheet.data.ts';
import { layout as prepregnancyBasicInfo } from './prepregnancy-basic-info.sheet.data.ts';
import { layout as prepregnancyEarlyFollowUp } from './prepregnancy-early-follow-up.sheet.data.ts';
import { layout as prepregnancyHusbandGeneral } from './prepregnancy-husband-general.sheet.data.ts';
import { layout as prepregnancyHusbandPhysical } from './prepregnancy-husband-physical.sheet.data.ts';
import { layout as prepregnancyOutcomeFollowUp } from './prepregnancy-outcome-follow-up.sheet.data.ts';
import { layout as prepregnancyWifeGeneral } from './prepregnancy-wife-general.sheet.data.ts';
import { layout as prepregnancyWifePhysical } from './prepregnancy-wife-physical.sheet.data.ts';

/** Sheets of the pre-pregnancy family archive. */
export const LAYOUTS: ModuleLayouts = {
  'prepregnancy-assessment': prepregnancyAssessment,
  'prepregnancy-basic-info': prepregnancyBasicInfo,
  'prepregnancy-early-follow-up': prepregnancyEarlyFollowUp,
  'prepregnancy-husband-general': prepregnancyHusbandGeneral,
  'prepregnancy-husband-physical': prepregnancyHusbandPhysical,
  'prepregnancy-outcome-follow-up': prepregnancyOutcomeFollowUp,
  'prepregnancy-wife-general': prepregnancyWifeGeneral,
  'prepregnancy-wife-physical': prepregnancyWifePhysical,
};
