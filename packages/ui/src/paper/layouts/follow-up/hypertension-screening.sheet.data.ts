import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';
import { SCREENING_END } from './screening-end.ts';

/** 高血压疑似与新发现患者登记表: three readings on different days and what became of them. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '高血压疑似与新发现患者登记表',
  said: ['cardId'],
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('发现', '登记日期', '{registeredDate:9}'),
      row('发现', '发现途径', '[source]'),
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
      row('测量结果', '身高', '{height} cm', '体重', '{weight} kg'),
      row('测量结果', '体质指数（BMI）', '{bmi} kg/m²', '腰围', '{waist} cm'),
      row('测量结果', '高危因素', '[highRiskFactors]'),
      ...SCREENING_END,
    ),
  ],
};
