import { appVersionHook } from './app-packages/app-version.hook.ts';
import { announcementHook } from './first-page/announcement.hook.ts';
import { configurationHook } from './configuration/configuration.hook.ts';
import { factsHook } from './facts/facts.hook.ts';
import { pregnancyRiskHook } from './maternal-child/pregnancy-risk.hook.ts';
import { vaccineStockHook } from './maternal-child/vaccine-stock.hook.ts';
import { tubeHook } from './nucleic-acid/tube.hook.ts';
import { conceptValuesHook } from './records/concept-values.hook.ts';
import { lifeOfSheetsHook } from './prevention/standing.hook.ts';
import { stripStockHook } from './prevention/strip-stock.hook.ts';
import { contractHook } from './prevention/contract.hook.ts';
import { healthReportHook } from './prevention/health-report.hook.ts';
import { uploadHook } from './upload-ledger/hooks/upload.hook.ts';
import { listNewsHook } from './lists/list-news.ts';
import type { RecordHook } from './records/record-hooks.ts';
import { checkUpHook } from './scheduling/check-up.hook.ts';
import { selfCheckHook } from './scheduling/self-check.hook.ts';
import { inChargeHook, personalInfoHook, standingHook } from './resident-file/resident-file.hooks.ts';

/** What happens with every write of a record, in its transaction and in this order. */
export const RECORD_HOOKS: readonly RecordHook[] = [
  vaccineStockHook,
  tubeHook,
  configurationHook,
  appVersionHook,
  announcementHook,
  conceptValuesHook,
  contractHook,
  stripStockHook,
  healthReportHook,
  selfCheckHook,
  lifeOfSheetsHook,
  inChargeHook,
  personalInfoHook,
  standingHook,
  checkUpHook,
  pregnancyRiskHook,
  uploadHook,
  factsHook,
  listNewsHook,
];
