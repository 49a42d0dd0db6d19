import type { ModuleLayouts } from '../../sheet-layout.ts';
import { layout as nucleicPool } from './nucleic-pool.sheet.data.ts';
import { layout as nucleicReceipt } from './nucleic-receipt.sheet.data.ts';
import { layout as nucleicReport } from './nucleic-report.sheet.data.ts';
import { layout as nucleicResult } from './nucleic-result.sheet.data.ts';
import { layout as nucleicRetestTask } from './nucleic-retest-task.sheet.data.ts';
import { layout as nucleicSample } from './nucleic-sample.sheet.data.ts';
import { layout as nucleicTransportBox } from './nucleic-transport-box.sheet.data.ts';

/** Sheets of nucleic acid testing. */
export const LAYOUTS: ModuleLayouts = {
  'nucleic-pool': nucleicPool,
  'nucleic-receipt': nucleicReceipt,
  'nucleic-report': nucleicReport,
  'nucleic-result': nucleicResult,
  'nucleic-retest-task': nucleicRetestTask,
  'nucleic-sample': nucleicSample,
  'nucleic-transport-box': nucleicTransportBox,
};
