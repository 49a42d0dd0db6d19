import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';
import { CARD_END } from './card-end.ts';
import { CONFIRMED } from './chronic-rows.ts';

/** 慢性阻塞性肺疾病患者管理卡, in the order of the card. No official sheet; the numbered options are the codes. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '慢性阻塞性肺疾病患者管理卡',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('基本情况', '病例来源', '[caseSource]'),
      ...CONFIRMED,
      row('病史', '慢阻肺家族史', '[familyHistoryCopd]'),
      row('病史', '危险因素', '[riskFactors]'),
      row('病史', '吸烟情况', ['[smoking]', '日吸烟量 {smokingPerDay:3} 支　吸烟年数 {smokingYears:3} 年　吸烟指数 {packYears:3} 包年']),
      row('病史', '合并症', '[comorbidities]'),
      row('病史', '过去1年急性加重', '{exacerbationsLastYear:3} 次', '其中住院', '{hospitalizationsLastYear:3} 次'),
      row('建卡时评估', '身高', '{height} cm', '体重', '{weight} kg'),
      row('建卡时评估', '体质指数（BMI）', '{bmi} kg/m²', '血氧饱和度', '{spo2} %'),
      row('建卡时评估', 'FEV₁（舒张后）', '{fev1} L', 'FVC（舒张后）', '{fvc} L'),
      row('建卡时评估', 'FEV₁/FVC（舒张后）', '{fev1Fvc} %', 'FEV₁占预计值', '{fev1Predicted} %'),
      row('建卡时评估', '气流受限 GOLD 分级', '[goldGrade]'),
      row('建卡时评估', 'mMRC 分级', '[mmrc]'),
      row('建卡时评估', 'CAT 评分', '{catScore:3} 分', 'GOLD 综合评估', '[goldGroup]'),
      {
        label: '治疗',
        table: 'medications',
        rows: 3,
        columns: [['drugName', '吸入及其他用药'], ['timesPerDay', '每日次数'], ['dosePerTime', '每次剂量'], ['doseUnit', '剂量单位']],
      },
      row('治疗', '家庭氧疗', '[homeOxygen]', '家庭无创呼吸机', '[nonInvasiveVentilation]'),
      ...CARD_END,
    ),
  ],
};
