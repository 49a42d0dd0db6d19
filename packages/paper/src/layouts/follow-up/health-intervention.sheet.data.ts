import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 健康干预记录表: why, what was advised, what came of the last time. */
export const layout: PaperLayout = {
  kind: 'sheet',
  title: '健康干预记录表',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('干预对象', '干预日期', '{interventionDate:0}', '第几次干预', '第 {sequenceNo:3} 次'),
      row('干预对象', '人群分类', '[population]'),
      row('干预对象', '主要健康问题', '[problems]'),
      row('干预对象', '危险因素', '[riskFactors]'),
      row('干预对象', '行为改变阶段', '[healthStage]'),
      row('干预', '干预方式', '[interventionWay]'),
      row('干预', '健康指导', '[healthGuidance]'),
      row('干预', '危险因素控制', ['[riskControl]', '减体重目标 {weightTarget:4} kg　建议接种疫苗 {vaccine:14:50}']),
      row('干预', '饮食干预', '[dietAdvice]'),
      row('干预', '运动干预', '[exerciseAdvice]'),
      row('干预', '用药干预', '[drugAdvice]'),
      row('干预', '心理干预', '[psychAdvice]'),
      row('干预', '中医干预', '[tcmAdvice]'),
      row('干预', '措施与内容', '{measures:0:420}'),
      row('干预', '干预目标', '{goal:0:100}'),
      row('干预', '健康教育材料', '[materialGiven]　干预时长 {durationMinutes:3} 分钟'),
      row('对上次干预的效果评价', '依从性', '[compliance]'),
      row('对上次干预的效果评价', '体重', '{weightNow} kg', '腰围', '{waistNow} cm'),
      row('对上次干预的效果评价', '血压', '{systolicNow:3}/ {diastolicNow:3} mmHg', '空腹血糖', '{glucoseNow} mmol/L'),
      row('对上次干预的效果评价', '干预效果', '[effect]'),
      row('对上次干预的效果评价', '未达标原因', '{unmetReason:0:100}'),
      row('转诊', '是否转诊', ['[referral]', '原因 {referralReason:12:50}　机构及科别 {referralTo:12:50}']),
      row('签名', '下次干预日期', '{nextDate:0}', '机构', '{institution:0:40}'),
      row('签名', '干预人员', '{doctor:0}', '居民签名', '<residentSignature>'),
    ),
  ],
};
