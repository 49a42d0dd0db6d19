import type { PaperLayout } from '../../sheet-layout.ts';
import { row } from '../build.ts';
import { FACTOR_WIDTHS, factorRows } from './factor-table.ts';
import { MANAGEMENT } from './management.ts';

/** 脑卒中高危人群筛查表: eight factors (国家卫生健康委脑卒中高危人群筛查与干预项目). */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '脑卒中高危人群筛查表',
  flows: true,
  code: 'archive-number',
  pages: [
    {
      blocks: [
        {
          rows: [
            row('基础数据', '评估日期', '{assessDate:0}', '血压', '{systolic:3}/ {diastolic:3} mmHg'),
            row('基础数据', '身高', '{height} cm', '体重', '{weight} kg（BMI {bmi:3}）'),
            row('基础数据', '正在服用降压药', '[antihypertensive]', '血脂', '[lipidStatus]'),
            row('基础数据', '总胆固醇', '{totalCholesterol} mmol/L', '甘油三酯', '{triglycerides} mmol/L'),
            row('基础数据', 'LDL-C', '{ldlC} mmol/L', 'HDL-C', '{hdlC} mmol/L'),
            row('基础数据', '吸烟状况', '[smoking]'),
            row('基础数据', '每周锻炼≥3次、每次≥30分钟、持续超过1年', '[exercise3x30]'),
            row('基础数据', '从事中重度体力劳动', '[manualLabour]'),
            row('基础数据', '既往脑卒中/短暂性脑缺血发作', '[pastStrokeTia]'),
          ],
        },
        {
          widths: FACTOR_WIDTHS,
          rows: factorRows('8项危险因素', [
            ['hypertensionFactor', '高血压（≥140/90 mmHg）或正在服用降压药'],
            ['atrialFibrillation', '房颤和/或心瓣膜病等心脏病'],
            ['smokingFactor', '吸烟'],
            ['dyslipidemiaFactor', '血脂异常（或未知）'],
            ['diabetesFactor', '糖尿病'],
            ['inactivityFactor', '很少进行体育活动'],
            ['overweightFactor', '明显超重或肥胖（BMI≥26）'],
            ['strokeFamilyHistory', '有脑卒中家族史'],
          ]),
        },
        {
          rows: [
            row('筛查结果', '危险因素项数', '{factorCount:3} 项'),
            row('筛查结果', '风险分级', '[strokeRisk]'),
            ...MANAGEMENT,
          ],
        },
      ],
    },
  ],
};
