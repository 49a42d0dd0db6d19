import type { PaperLayout } from '../../sheet-layout.ts';
import { row } from '../build.ts';
import { bodyRows } from './chronic-rows.ts';
import { screeningSheet } from './screening-sheet.ts';

/** 糖尿病疑似与新发现患者登记表: glucose measurements and what became of them. */
export const layout: PaperLayout = screeningSheet(
  '糖尿病疑似与新发现患者登记表',
  row('发现', '典型症状', '[typicalSymptoms]'),
  row('发现', '目前是否使用降糖药或胰岛素', '[onGlucoseLowering]'),
  row('发现', '高危因素', '[highRiskFactors]'),
  {
    label: '血糖检测',
    table: 'measurements',
    rows: 3,
    columns: [['measuredDate', '检测日期'], ['testKind', '检测项目'], ['value', '结果'], ['sampleType', '血样'], ['measurer', '检测人']],
  },
  row('检测结果', '糖代谢分类', '{glucoseCategory:0:40}'),
  ...bodyRows('检测结果'),
);
