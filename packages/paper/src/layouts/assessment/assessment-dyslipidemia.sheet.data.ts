import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';
import { MANAGEMENT } from './management.ts';

/** 血脂异常评估与ASCVD风险分层 (中国血脂管理指南2023). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '血脂异常评估与ASCVD风险分层表',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('血脂', '评估日期', '{assessDate:0}', '空腹采血', '[fastingBlood]'),
      row('血脂', '总胆固醇（TC）', '{totalCholesterol} mmol/L', '甘油三酯（TG）', '{triglycerides} mmol/L'),
      row('血脂', 'LDL-C', '{ldlC} mmol/L', 'HDL-C', '{hdlC} mmol/L'),
      row('血脂', '非HDL-C', '{nonHdlC} mmol/L', '脂蛋白(a)', '{lipoproteinA} mg/L'),
      row('血脂', '载脂蛋白A1', '{apoA1} g/L', '载脂蛋白B', '{apoB} g/L'),
      row('血脂', '正在调脂治疗', '[onStatin]', '治疗前LDL-C', '{baselineLdlC} mmol/L'),
      row('危险因素', '血压', '{systolic:3}/ {diastolic:3} mmHg', '高血压', '[hypertension]'),
      row('危险因素', '吸烟状况', '[smoking]'),
      row('危险因素', '糖尿病', '[diabetes]', 'CKD 3～4期', '[ckd34]'),
      row('危险因素', '身高、体重', '{height:3} cm　{weight:3} kg', '体质指数（BMI）', '{bmi} kg/m²'),
      row('危险因素', '早发ASCVD家族史', '[earlyCvdFamilyHistory]', '家族性高胆固醇血症', '[familialHypercholesterolemia]'),
      row('ASCVD病史', 'ASCVD病史', '[ascvdHistory]'),
      row('ASCVD病史', '严重ASCVD事件', '{severeEventCount:3} 次'),
      row('ASCVD病史', '高危险因素', '[highRiskFactors]'),
      row('血脂分层', 'TC', '[tcClass]'),
      row('血脂分层', 'LDL-C', '[ldlClass]'),
      row('血脂分层', 'HDL-C', '[hdlClass]'),
      row('血脂分层', 'TG', '[tgClass]'),
      row('血脂分层', '非HDL-C', '[nonHdlClass]'),
      row('血脂分层', '血脂异常', '[dyslipidemia]'),
      row('风险分层', '危险因素个数', '{riskFactorCount:3} 个', '分层用LDL-C', '{riskLdlC} mmol/L'),
      row('风险分层', '胆固醇分层', '[cholesterolBand]'),
      row('风险分层', 'ASCVD风险分层', '[ascvdRisk]'),
      row('风险分层', '余生风险', '[lifetimeRisk]　余生风险因素 {lifetimeFactorCount:3} 个'),
      row('治疗目标', 'LDL-C目标值', '＜ {ldlGoal:4} mmol/L', '非HDL-C目标值', '＜ {nonHdlGoal:4} mmol/L'),
      row('治疗目标', 'LDL-C是否达标', '[ldlGoalMet]'),
      ...MANAGEMENT,
    ),
  ],
};
