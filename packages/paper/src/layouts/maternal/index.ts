import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as deliveryMother } from './delivery-mother.sheet.data.ts';
import { layout as deliveryNewborn } from './delivery-newborn.sheet.data.ts';
import { layout as firstPrenatalVisit } from './first-prenatal-visit.sheet.data.ts';
import { layout as postpartum42Day } from './postpartum-42-day.sheet.data.ts';
import { layout as postpartumNewbornVisit } from './postpartum-newborn-visit.sheet.data.ts';
import { layout as postpartumVisit } from './postpartum-visit.sheet.data.ts';
import { layout as pregnancyBasicInfo } from './pregnancy-basic-info.sheet.data.ts';
import { layout as prenatalSummary } from './prenatal-summary.sheet.data.ts';
import { layouts as prenatalVisit } from './prenatal-visit.sheet.data.ts';
import { layout as puerperiumStatus } from './puerperium-status.sheet.data.ts';
import { layout as surveillanceBirthDefect } from './surveillance-birth-defect.sheet.data.ts';
import { layout as surveillanceHighRiskPregnancy } from './surveillance-high-risk-pregnancy.sheet.data.ts';
import { layout as surveillancePerinatalDeath } from './surveillance-perinatal-death.sheet.data.ts';
import { layout as surveillanceWomenDeath } from './surveillance-women-death.sheet.data.ts';

/** Sheets of maternal care. */
export const LAYOUTS: ModuleLayouts = {
  'delivery-mother': deliveryMother,
  'delivery-newborn': deliveryNewborn,
  'first-prenatal-visit': firstPrenatalVisit,
  'postpartum-42-day': postpartum42Day,
  'postpartum-newborn-visit': postpartumNewbornVisit,
  'postpartum-visit': postpartumVisit,
  'pregnancy-basic-info': pregnancyBasicInfo,
  'prenatal-summary': prenatalSummary,
  'prenatal-visit': prenatalVisit,
  'puerperium-status': puerperiumStatus,
  'surveillance-birth-defect': surveillanceBirthDefect,
  'surveillance-high-risk-pregnancy': surveillanceHighRiskPregnancy,
  'surveillance-perinatal-death': surveillancePerinatalDeath,
  'surveillance-women-death': surveillanceWomenDeath,
};
