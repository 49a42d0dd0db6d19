import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';
import { SCREENING_END } from './screening-end.ts';

/** 糖尿病疑似与新发现患者登记表: glucose measurements and what became of them. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '糖尿病疑似与新发现患者登记表',
  said: ['cardId'],
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('发现', '登记日期', '{registeredDate:9}'),
      row('发现', '发现途径', '[source]'),
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
      row('检测结果', '身高', '{height} cm', '体重', '{weight} kg'),
      row('检测结果', '体质指数（BMI）', '{bmi} kg/m²', '腰围', '{waist} cm'),
      ...SCREENING_END,
    ),
  ],
};
