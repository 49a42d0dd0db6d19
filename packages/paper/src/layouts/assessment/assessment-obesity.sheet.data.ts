import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';
import { MANAGEMENT } from './management.ts';

/** 肥胖症评估 (WS/T 428-2013；肥胖症诊疗指南2024年版). */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '肥胖症评估表',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('测量', '评估日期', '{assessDate:0}', '体质指数（BMI）', '{bmi} kg/m²'),
      row('测量', '身高', '{height} cm', '体重', '{weight} kg'),
      row('测量', '腰围', '{waist} cm', '臀围', '{hip} cm'),
      row('测量', '腰臀比', '{waistHipRatio}', '腰高比', '{waistHeightRatio}'),
      row('测量', '体脂率', '{bodyFatRate} %', '内脏脂肪面积', '{visceralFatArea} cm²'),
      row('体重史与病因', '开始超重年龄', '{onsetAge:3} 岁', '既往最高体重', '{highestWeight} kg'),
      row('体重史与病因', '近一年体重变化', '{weightChange1y} kg'),
      row('体重史与病因', '父母肥胖史', '[parentObesity]'),
      row('体重史与病因', '既往减重方法', '[weightLossAttempts]'),
      row('体重史与病因', '继发性原因', '[secondaryCause]'),
      row('生活方式', '饮食习惯', '[dietHabits]'),
      row('生活方式', '饮食行为', '[eatingBehaviours]'),
      row('生活方式', '体育锻炼', '[exerciseFrequency]　每次 {exerciseMinutes:3} 分钟'),
      row('生活方式', '每日静坐时间', '{sedentaryHours:3} 小时', '日睡眠时间', '{sleepHours:3} 小时'),
      row('生活方式', '饮酒', '[drinking]'),
      row('相关疾病', '肥胖相关疾病', '[obesityComplications]'),
      row('评估结果', '体重判定', '[bmiClass]'),
      row('评估结果', '肥胖程度', '[obesityDegree]'),
      row('评估结果', '中心型肥胖', '[centralObesity]'),
      row('评估结果', '相关疾病危险度', '[diseaseRisk]'),
      row('评估结果', '目标体重', '{targetWeight} kg', '6个月减重目标', '{targetWeightLoss} kg'),
      row('评估结果', '是否转诊', '[referral]'),
      ...MANAGEMENT,
    ),
  ],
};
