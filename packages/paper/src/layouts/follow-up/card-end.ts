import type { SheetRow } from '../../sheet-layout.ts';
import { row } from '../build.ts';

/** The end of every management card: whether management ended, who opened the card, who is in charge. */
export const CARD_END: readonly SheetRow[] = [
  row('终止管理', '是否终止管理', '[terminated]　终止日期 {terminationDate:8}'),
  row('终止管理', '终止管理原因', '[terminationReason]'),
  row('建卡信息', '建卡日期', '{cardDate:0}', '建卡医生', '{cardDoctor:0}'),
  row('建卡信息', '建卡机构', '{cardInstitution:0:60}', '管理机构', '{managingInstitution:0:60}'),
  row('建卡信息', '责任医生', '{responsibleDoctor:0}', '首次随访计划日期', '{nextFollowUpDate:0}'),
];
