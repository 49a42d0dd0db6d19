import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 居家血压监测计划: targets, warning levels, when to measure, and how the last month went. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '居家血压监测计划',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('患者信息', '患者类型', '[patientType]'),
      row('患者信息', '服用降压药', '[onAntihypertensive]', '确诊日期', '{confirmedDate:0}'),
      row('患者信息', '责任医生', '{responsibleDoctor:0}', '家庭医生团队', '{team:0:40}'),
      row('患者信息', '紧急联系人', '{emergencyContact:0}', '紧急联系电话', '{emergencyPhone:0}'),
      row('目标与预警值', '诊室血压低于', '{targetSystolic:3}/ {targetDiastolic:3} mmHg', '家庭血压低于', '{homeTargetSystolic:3}/ {homeTargetDiastolic:3} mmHg'),
      row('目标与预警值', '低血压预警', '{lowSystolic:3}/ {lowDiastolic:3} mmHg', '心率范围', '{heartRateLow:3} ～ {heartRateHigh:3} 次/分钟'),
      row('监测计划', '测量时段', '[measureSlots]'),
      row('监测计划', '频率', '每周 {measureDaysPerWeek:2} 天，每次 {readingsPerSession:2} 遍', '测量提醒', '[reminderEnabled]'),
      row('监测计划', '计划日期', '自 {planStart:8} 至 {planEnd:8}'),
      row('监测计划', '绑定设备', '{device:0:40}'),
      row('测量汇总', '最近一次血压', '{latestReading:0:40}', '最近预警', '{lastWarning:0:40}'),
      row('测量汇总', '近7日均值', '{average7d:0}', '近30日均值', '{average30d:0}'),
      row('测量汇总', '近30日达标率', '{controlRate30d:3} %', '收缩压标准差', '{sd30d:3}'),
      row('测量汇总', '清晨均值', '{morningMean:0}', '晚间均值', '{eveningMean:0}'),
      row('测量汇总', '晨晚差（收缩压）', '{morningEveningDifference:3} mmHg', '测量依从率', '{measureCompliance:3} %'),
      row('测量汇总', '服药依从率', '{medicationCompliance:3} %'),
    ),
  ],
};
