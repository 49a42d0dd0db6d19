import type { PaperLayout } from '../../sheet-layout.ts';
import { c, grid, h, page } from '../build.ts';

/** 随访服务记录表 for any purpose: one visit a sheet. */
export const layout: PaperLayout = {
  kind: 'sheet',
  roomy: true,
  title: '随访服务记录表',
  said: ['referred', 'planId'],
  flows: true,
  code: 'archive-number',
  pages: [
    page([10, 12, 24, 10, 14, 30],
      grid(h('随访日期', 2), c('{followUpDate:9}'), h('随访方式', 2), c('[followUpMode]')),
      grid(h('随访类别', 2), c('[followUpKind]', 4)),
      grid(h('随访转归', 2), c('[disposition]', 4)),
      grid(h('失访或终止原因', 2), c('[lostReason]', 4)),
      grid(h('主诉与症状', 2), { ...c('{chiefComplaint:0:120}', 4), tall: 16 }),
      grid(h('测量', 1, 3), h('血压'), c('{systolic:2}/ {diastolic:2} mmHg'), h('心率', 2), c('{heartRate} 次/分钟')),
      grid(h('体温'), c('{bodyTemperature} ℃'), h('体重', 2), c('{weight} kg')),
      grid(h('血糖'), c('{glucose} mmol/L　时点：{glucoseTimePoint:6}', 4)),
      grid(h('体征', 2), { ...c('{signs:0:120}', 4), tall: 14 }),
      grid(h('检查结果', 2), { ...c('{exam:0:120}', 4), tall: 14 }),
      grid(h('服药依从性', 2), c('[medicationAdherence]', 4)),
      grid(h('药物不良反应', 2), c('[adverseDrugReaction] {adverseDrugReactionDetail:14:60}', 4)),
      { label: '用药情况', table: 'medications', rows: 3, columns: [['drugName', '药物名称'], ['timesPerDay', '每日次数'], ['dosePerTime', '每次剂量'], ['doseUnit', '剂量单位']] },
      grid(h('评估', 2), { ...c('{assessment:0:150}', 4), tall: 18 }),
      grid(h('健康指导', 2), { ...c('{guidance:0:280}', 4), tall: 30 }),
      grid(h('转诊', 2), c(['原因：{referralReason:14:60}', '机构及科别：{referralOrganization:14:60}'], 4)),
      grid(h('下次随访日期', 2), c('{nextFollowUpDate:9}', 4)),
      grid(h('随访医生签名', 2), c('{followUpDoctor:4}<followUpDoctorSignature>'), h('居民（家属）签名', 2), c('<residentSignature>')),
    ),
  ],
};
