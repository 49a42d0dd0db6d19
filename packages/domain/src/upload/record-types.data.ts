import type { RecordType } from './payload.ts';

/** Kinds of records the platform takes, as `upload-record.recordType` words them. Pairs: an object does not keep the order of digits. */
export const RECORD_TYPE_LABELS: readonly (readonly [type: RecordType, label: string])[] = [
  ['1', '个人档案'],
  ['2', '健康体检表'],
  ['3', '老年人自理评估'],
  ['4', '中医体质'],
  ['9', '检验报告'],
  ['10', '心电图'],
  ['11', 'B超'],
  ['5', '高血压随访'],
  ['6', '糖尿病随访'],
  ['7', '精神障碍随访'],
  ['8', '肺结核随访'],
];
/** What belongs to a check-up day, and what to visits. */
export const CHECK_UP_TYPES: readonly RecordType[] = ['1', '2', '3', '4', '9', '10', '11'];
/** Types of records the platform takes that are follow-up visits, by its codes. */
export const VISIT_TYPES: readonly RecordType[] = ['5', '6', '7', '8'];
