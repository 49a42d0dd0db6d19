import type { PaperLayout } from '../../sheet-layout.ts';
import { LABORATORY_FOOT, LABORATORY_NOTE, laboratoryHead } from './report-head.ts';

/** 生化检验报告单: no official sheet; laid out as laboratories print theirs (医疗机构临床实验室管理办法: what a report must say). */
export const layout: PaperLayout = {
  kind: 'report',
  title: '生化检验报告单',
  above: laboratoryHead(['空腹', '[fasting]']),
  leaveOut: ['checkUpId'],
  words: ['abnormalSummary'],
  pictures: ['reportImage'],
  below: LABORATORY_FOOT,
  footer: LABORATORY_NOTE,
};
