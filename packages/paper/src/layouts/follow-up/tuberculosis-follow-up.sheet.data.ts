import type { PaperLayout } from '../../sheet-layout.ts';

/** 肺结核患者随访服务记录表: four visits side by side, the end of treatment below (国家基本公共卫生服务规范第三版，2017，肺结核患者健康管理服务规范附件2). */
export const layout: PaperLayout = {
  kind: 'visits',
  title: '肺结核患者随访服务记录表',
  columns: 4,
  said: ['referred', 'treatmentStopped'],
  rows: [
    { label: '随访时间', cell: ['{followUpDate:7}'] },
    { label: '治疗月序', cell: ['第 {treatmentMonth:3} 月'] },
    { label: '督导人员', cell: ['[supervisor]'] },
    { label: '随访方式', cell: ['[followUpMode]'] },
    { label: '症状及体征', cell: ['[symptoms]'] },
    { label: '生活方式指导', item: '吸烟', cell: ['{smokingPerDay:2} / {smokingPerDayTarget:2} 支/天'] },
    { label: '生活方式指导', item: '饮酒', cell: ['{alcoholPerDay:2} / {alcoholPerDayTarget:2} 两/天'] },
    { label: '用药', item: '化疗方案', cell: ['{chemotherapyRegimen:6:24}'] },
    { label: '用药', item: '用法', cell: ['[drugUsage]'] },
    { label: '用药', item: '药品剂型', cell: ['[drugForms]'] },
    { label: '用药', item: '漏服药次数', cell: ['{missedDoses:3} 次'] },
    { label: '药物不良反应', cell: ['[adverseDrugReaction] {adverseDrugReactionDetail:4:20}'] },
    { label: '并发症或合并症', cell: ['[complication] {complicationDetail:4:20}'] },
    { label: '转诊', item: '科别', cell: ['{referralDepartment:6:24}'] },
    { label: '转诊', item: '原因', cell: ['{referralReason:6:24}'] },
    { label: '转诊', item: '2周内随访，随访结果', cell: ['{referralTwoWeekResult:6:24}'] },
    { label: '处理意见', cell: ['{handlingOpinion:6:36}'] },
    { label: '下次随访时间', cell: ['{nextFollowUpDate:7}'] },
    { label: '随访医生签名', cell: ['{followUpDoctor:4}<followUpDoctorSignature>'] },
  ],
  conclusion: {
    label: '停止治疗及全程管理情况',
    of: 'treatmentStopped',
    cell: [
      '1 出现停止治疗时间 {stopDate:9}',
      '2 停止治疗原因：[stopReason]',
      '3 全程管理情况：应访视患者 {visitsDue:3} 次，实际访视 {visitsDone:3} 次；',
      '　患者在疗程中，应服药 {dosesDue:3} 次，实际服药 {dosesTaken:3} 次，服药率 {medicationRate:3} %',
      '　评估医生签名：{assessor:5}<assessorSignature>',
    ],
  },
};
