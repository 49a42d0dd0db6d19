import type { PaperLayout } from '../../sheet-layout.ts';
import { row } from '../build.ts';
import { bodyRows } from './chronic-rows.ts';
import { screeningSheet } from './screening-sheet.ts';

/** 高血压疑似与新发现患者登记表: three readings on different days and what became of them. */
export const layout: PaperLayout = screeningSheet(
  '高血压疑似与新发现患者登记表',
  row('发现', '高血压史', '[hypertensionHistory]'),
  row('发现', '是否首次发现血压异常', '[firstFoundAbnormal]'),
  row('发现', '目前是否服用降压药', '[onAntihypertensive]'),
  row('发现', '可能引起血压升高的因素', '[confounders]'),
  {
    label: '非同日血压测量',
    table: 'measurements',
    rows: 3,
    columns: [['measuredDate', '测量日期'], ['systolic', '收缩压（mmHg）'], ['diastolic', '舒张压（mmHg）'], ['heartRate', '心率（次/分钟）'], ['arm', '测量部位'], ['place', '测量地点'], ['measurer', '测量人']],
  },
  row('测量结果', '有效非同日次数', '{differentDays:3} 次'),
  row('测量结果', '最高血压分级', '[bloodPressureGrade]'),
  ...bodyRows('测量结果'),
  row('测量结果', '高危因素', '[highRiskFactors]'),
);
