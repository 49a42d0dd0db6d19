import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 用药记录: one drug, how it is to be taken and how it was. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '用药记录表',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('药品', '对应疾病', '[disease]'),
      row('药品', '药品通用名', '{drugName:0:60}', '商品名', '{brandName:0:60}'),
      row('药品', '规格', '{specification:0:30}', '剂型', '{dosageForm:0}'),
      row('药品', '降压药种类', '{drugClassHypertension:0}', '降糖药种类', '{drugClassDiabetes:0}'),
      row('用法', '途径', '{route:0}', '频次', '{frequency:0}'),
      row('用法', '每次剂量', '{dosePerTime:3} {doseUnit:3}', '每日次数', '{timesPerDay:3} 次'),
      row('用法', '各时剂量', '早 {morningDose:3}　中 {noonDose:3}　晚 {eveningDose:3}　睡前 {bedtimeDose:3}'),
      row('用法', '开始日期', '{startDate:0}', '停药日期', '{endDate:0}'),
      row('用法', '开药机构/医生', '{prescriber:0:60}'),
      row('用法', '来源', '[dataSource]'),
      { label: '服药记录', table: 'intakes', rows: 7, columns: [['plannedAt', '计划时间'], ['takenAt', '实际时间'], ['status', '状态'], ['reason', '未服原因']] },
      row('效果', '服药依从率', '{adherenceRate:3} %', '是否在用', '[active]'),
      row('效果', '药物不良反应', '[adverseDrugReaction] {adverseDrugReactionDetail:12:80}'),
      row('效果', '调整或停药原因', '[changeReason]'),
      row('备注', '{note:0:100}'),
    ),
  ],
};
