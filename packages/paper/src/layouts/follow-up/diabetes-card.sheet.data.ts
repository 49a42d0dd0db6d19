import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';
import { CARD_END } from './card-end.ts';
import { bodyRows, CONFIRMED, HABITS, LIPIDS, medications } from './chronic-rows.ts';

/** 2型糖尿病患者管理卡, in the order of the card. No official sheet; the numbered options are the codes. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '2型糖尿病患者管理卡',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('基本情况', '管理组别', '[managementGroup]'),
      row('基本情况', '病例来源', '[caseSource]'),
      row('基本情况', '糖尿病类型', '[diabetesType]'),
      ...CONFIRMED,
      row('病史与症状', '家族史', '[familyHistory]'),
      row('病史与症状', '目前症状', '[symptoms]'),
      row('病史与症状', '糖尿病危险因素', '[riskFactors]'),
      row('治疗情况', '使用口服降糖药', '[usesOralDrug]'),
      medications('治疗情况'),
      row('治疗情况', '使用胰岛素', ['[usesInsulin]', '种类 {insulinType:12:50}　日用量 {insulinDailyDose:4} U/日']),
      row('并发症情况', '肾脏病变', '[nephropathy]', '确诊时间', '{nephropathyDate:0}'),
      row('并发症情况', '神经病变', '[neuropathy]', '确诊时间', '{neuropathyDate:0}'),
      row('并发症情况', '视网膜病变', '[retinopathy]', '确诊时间', '{retinopathyDate:0}'),
      row('并发症情况', '心脏病变', '[heartDisease]', '确诊时间', '{heartDiseaseDate:0}'),
      row('并发症情况', '足部病变', '[footDisease]', '确诊时间', '{footDiseaseDate:0}'),
      row('并发症情况', '脑血管病变', '[cerebrovascular]', '确诊时间', '{cerebrovascularDate:0}'),
      row('并发症情况', '其他并发症', '{complicationOther:0:40}', '确诊时间', '{complicationOtherDate:0}'),
      row('并发症情况', '急性并发症史', '[acuteComplications]'),
    ),
    page([],
      ...HABITS,
      ...bodyRows('建卡时检查'),
      row('建卡时检查', '血压', '{systolic:3}/ {diastolic:3} mmHg', '空腹血糖', '{fastingGlucose} mmol/L'),
      row('建卡时检查', '餐后2小时血糖', '{postprandialGlucose} mmol/L', '糖化血红蛋白', '{hba1c} %'),
      ...LIPIDS,
      row('建卡时检查', '尿微量白蛋白/肌酐比', '{urineMicroalbumin} mg/g'),
      row('建卡时检查', '眼底检查', '[fundus]'),
      row('建卡时检查', '足背动脉搏动', '[dorsalisPedisPulse]'),
      ...CARD_END,
    ),
  ],
};
