import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';
import { CARD_END } from './card-end.ts';
import { bodyRows, CONFIRMED, HABITS, LIPIDS, medications } from './chronic-rows.ts';

/** 高血压患者管理卡: one page for the folder, in the order of the card. No official sheet; the numbered options are the codes. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '高血压患者管理卡',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('基本情况', '管理组别', '[managementGroup]'),
      row('基本情况', '病例来源', '[caseSource]'),
      ...CONFIRMED,
      row('基本情况', '高血压类型', '[hypertensionType]'),
      row('病史与症状', '家族史', '[familyHistory]'),
      row('病史与症状', '目前症状', '[symptoms]'),
      row('病史与症状', '是否使用降压药', '[usesAntihypertensive]'),
      medications('降压用药'),
      row('并发症情况', '脑血管疾病', '[cerebrovascularComplication]'),
      row('并发症情况', '肾脏疾病', '[kidneyComplication]'),
      row('并发症情况', '心脏疾病', '[heartComplication]'),
      row('并发症情况', '血管疾病', '[vascularComplication]'),
      row('并发症情况', '眼部疾病', '[eyeComplication]'),
      ...HABITS,
    ),
    page([],
      ...bodyRows('建卡时检查'),
      row('建卡时检查', '血压', '{systolic:3}/ {diastolic:3} mmHg', '心率', '{heartRate} 次/分钟'),
      row('建卡时检查', '空腹血糖', '{fastingGlucose} mmol/L', '血肌酐', '{serumCreatinine} μmol/L'),
      ...LIPIDS,
      row('建卡时检查', '尿蛋白', '{urineProtein:6:20}'),
      row('建卡时检查', '心电图', '[ecg]'),
      row('危险分层', '危险因素', '[riskFactors]'),
      row('危险分层', '靶器官损害', '[targetOrganDamage]'),
      row('危险分层', '伴随临床疾患', '[clinicalConditions]'),
      row('危险分层', '血压水平分级', '[bloodPressureGrade]'),
      row('危险分层', '危险分层', '[riskLevel]'),
      ...CARD_END,
    ),
  ],
};
