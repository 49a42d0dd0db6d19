import type { PaperLayout } from '../../sheet-layout.ts';
import { row } from '../build.ts';
import { FACTOR_WIDTHS, factorRows } from './factor-table.ts';
import { MANAGEMENT } from './management.ts';

/** 代谢综合征评估 (中国2型糖尿病防治指南2020年版: three or more of five). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '代谢综合征评估表',
  flows: true,
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          rows: [
            row('测量与检验', '评估日期', '{assessDate:0}', '腰围', '{waist} cm'),
            row('测量与检验', '身高', '{height} cm', '体重', '{weight} kg（BMI {bmi:3}）'),
            row('测量与检验', '血压', '{systolic:2}/ {diastolic:2} mmHg', '血尿酸', '{uricAcid} μmol/L'),
            row('测量与检验', '空腹血糖', '{fastingGlucose} mmol/L', '餐后2小时血糖', '{glucose2h} mmol/L'),
            row('测量与检验', '甘油三酯', '{triglycerides} mmol/L', 'HDL-C', '{hdlC} mmol/L'),
            row('测量与检验', '已确诊糖尿病并治疗', '[diabetesTreated]', '已确诊高血压并治疗', '[hypertensionTreated]'),
            row('测量与检验', '正在调脂治疗', '[lipidTreated]'),
          ],
        },
        {
          widths: FACTOR_WIDTHS,
          rows: factorRows('组成成分', [
            ['abdominalObesity', '腹型肥胖（中心型肥胖）：腰围男≥90 cm，女≥85 cm'],
            ['hyperglycemia', '高血糖：空腹血糖≥6.1 mmol/L或糖负荷后2小时血糖≥7.8 mmol/L和/或已确诊为糖尿病并治疗者'],
            ['hypertensionComponent', '高血压：血压≥130/85 mmHg和/或已确认为高血压并治疗者'],
            ['highTriglycerides', '空腹甘油三酯≥1.70 mmol/L'],
            ['lowHdl', '空腹HDL-C＜1.04 mmol/L'],
          ]),
        },
        {
          rows: [
            row('评估结果', '符合项数', '{componentCount:3} 项（3项及以上为代谢综合征）'),
            row('评估结果', '判定', '[metabolicSyndrome]'),
            ...MANAGEMENT,
          ],
        },
      ],
    },
  ],
};
