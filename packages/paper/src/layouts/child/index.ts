import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as childBasicInfo } from './child-basic-info.sheet.data.ts';
import { layout as childBirthDefectSurveillance } from './child-birth-defect-surveillance.sheet.data.ts';
import { layouts as childCheckUp } from './child-check-up.sheet.data.ts';
import { layout as childDeathReport } from './child-death-report.sheet.data.ts';
import { layout as childHearingExam } from './child-hearing-exam.sheet.data.ts';
import { layout as childPsychologyExam } from './child-psychology-exam.sheet.data.ts';
import { layout as coldChainRecord } from './cold-chain-record.sheet.data.ts';
import { layout as frailChildFollowUp } from './frail-child-follow-up.sheet.data.ts';
import { layout as frailChildManagement } from './frail-child-management.sheet.data.ts';
import { layout as immunizationDose } from './immunization-dose.sheet.data.ts';
import { layout as immunizationRecord } from './immunization-record.sheet.data.ts';
import { layout as immunizationStatistics } from './immunization-statistics.sheet.data.ts';
import { layout as newbornHomeVisit } from './newborn-home-visit.sheet.data.ts';
import { layout as vaccineManagement } from './vaccine-management.sheet.data.ts';
import { layout as vaccineStockMovement } from './vaccine-stock-movement.sheet.data.ts';

/** Sheets of child care and immunisation. */
export const LAYOUTS: ModuleLayouts = {
  'child-basic-info': childBasicInfo,
  'child-birth-defect-surveillance': childBirthDefectSurveillance,
  'child-check-up': childCheckUp,
  'child-death-report': childDeathReport,
  'child-hearing-exam': childHearingExam,
  'child-psychology-exam': childPsychologyExam,
  'cold-chain-record': coldChainRecord,
  'frail-child-follow-up': frailChildFollowUp,
  'frail-child-management': frailChildManagement,
  'immunization-dose': immunizationDose,
  'immunization-record': immunizationRecord,
  'immunization-statistics': immunizationStatistics,
  'newborn-home-visit': newbornHomeVisit,
  'vaccine-management': vaccineManagement,
  'vaccine-stock-movement': vaccineStockMovement,
};
