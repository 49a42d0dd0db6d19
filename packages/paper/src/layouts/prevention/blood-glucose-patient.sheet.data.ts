import type { PaperLayout } from '../../sheet-layout.ts';
import { page, row } from '../build.ts';

/** 居家血糖监测计划: targets, warning levels, when to measure, and how the last month went. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '居家血糖监测计划',
  flows: true,
  code: 'archive-number',
  pages: [
    page([],
      row('患者信息', '患者类型', '[patientType]'),
      row('患者信息', '治疗方式', '[treatmentMode]'),
      row('患者信息', '确诊日期', '{confirmedDate:0}'),
      row('患者信息', '责任医生', '{responsibleDoctor:0}', '家庭医生团队', '{team:0:40}'),
      row('患者信息', '紧急联系人', '{emergencyContact:0}', '紧急联系电话', '{emergencyPhone:0}'),
      row('目标与预警值', '空腹（餐前）目标', '{fastingTargetLow:3} ～ {fastingTargetHigh:3} mmol/L', '非空腹低于', '{postprandialTargetHigh:3} mmol/L'),
      row('目标与预警值', '糖化血红蛋白低于', '{hba1cTarget:3} %', '低血糖预警', '{lowAlert:3} mmol/L'),
      row('目标与预警值', '高血糖预警', '{highAlert:3} mmol/L', '危急高血糖', '{criticalHigh:3} mmol/L'),
      row('监测计划', '监测时点', '[timePoints]'),
      row('监测计划', '频率', '每周 {measureDaysPerWeek:2} 天', '七点血糖间隔', '{sevenPointIntervalDays:3} 天'),
      row('监测计划', '计划日期', '自 {planStart:8} 至 {planEnd:8}'),
      row('监测计划', '绑定设备', '{device:0:40}', '测量提醒', '[reminderEnabled]'),
      row('测量汇总', '最近一次血糖', '{latestReading:0:40}', '最近预警', '{lastWarning:0:40}'),
      row('测量汇总', '近30日空腹均值', '{fastingMean30d:3} mmol/L', '近30日餐后均值', '{postprandialMean30d:3} mmol/L'),
      row('测量汇总', '近30日达标率', '{inRangeRate30d:3} %', '低／高血糖占比', '{lowRate30d:3} %／{highRate30d:3} %'),
      row('测量汇总', '标准差', '{sd30d:3} mmol/L', '变异系数', '{cv30d:3} %'),
      row('测量汇总', '估算糖化血红蛋白', '{estimatedHba1c:3} %', '最近糖化血红蛋白', '{lastHba1c:3} %'),
      row('测量汇总', '最近七点血糖谱', '{sevenPointProfile:0:80}'),
      row('测量汇总', '服药依从率', '{medicationCompliance:3} %'),
    ),
  ],
};
