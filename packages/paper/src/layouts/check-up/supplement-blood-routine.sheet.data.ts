import type { PaperLayout } from '../../sheet-layout.ts';
import { LABORATORY_FOOT, LABORATORY_NOTE, laboratoryHead } from './report-head.ts';

/** 血常规检验报告单: no official sheet; laid out as laboratories print theirs (医疗机构临床实验室管理办法: what a report must say). */
export const layout: PaperLayout = {
  kind: 'report',
  title: '血常规检验报告单',
  above: laboratoryHead(),
  leaveOut: ['checkUpId'],
  words: ['abnormalSummary'],
  pictures: ['reportImage'],
  below: LABORATORY_FOOT,
  footer: LABORATORY_NOTE,
};
