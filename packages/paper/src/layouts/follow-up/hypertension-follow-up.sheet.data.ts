import type { PaperLayout } from '../../sheet-layout.ts';

/** 高血压患者随访服务记录表 as printed: four visits side by side (国家基本公共卫生服务规范第三版，2017，高血压患者健康管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'visits',
  title: '高血压患者随访服务记录表',
  columns: 4,
  // Height is in the BMI; a referral is its reason and place.
  said: ['height', 'disposition=1', 'referred', 'crisisSigns=1', 'newOrWorseComplication=1', 'nextManagementMeasure=1'],
  rows: [
    { label: '随访日期', cell: ['{followUpDate:0}'] },
    { label: '随访方式', cell: ['[followUpMode]'] },
    {
      label: '症状',
      item: '1 无症状\n2 头痛头晕\n3 恶心呕吐\n4 眼花耳鸣\n5 呼吸困难\n6 心悸胸闷\n7 鼻衄出血不止\n8 四肢发麻\n9 下肢水肿\n10 其他',
      cell: ['[symptoms!]', '其他：{symptomsOther:7:36}'],
    },
    { label: '体征', item: '血压（mmHg）', cell: ['{systolic} / {diastolic}'] },
    { label: '体征', item: '体重（kg）', cell: ['{weight} / {weightTarget}'] },
    { label: '体征', item: '体质指数（BMI）（kg/m²）', cell: ['{bmi} / {bmiTarget}'] },
    { label: '体征', item: '心率（次/分钟）', cell: ['{heartRate}'] },
    { label: '体征', item: '其他', cell: ['{signsOther:0:24}'] },
    { label: '生活方式指导', item: '日吸烟量（支）', cell: ['{smokingPerDay} / {smokingPerDayTarget}'] },
    { label: '生活方式指导', item: '日饮酒量（两）', cell: ['{alcoholPerDay} / {alcoholPerDayTarget}'] },
    {
      label: '生活方式指导',
      item: '运动',
      cell: [
        '{exerciseTimesPerWeek:2} 次/周 {exerciseMinutesPerTime:2} 分钟/次',
        '{exerciseTimesPerWeekTarget:2} 次/周 {exerciseMinutesPerTimeTarget:2} 分钟/次',
      ],
    },
    {
      label: '生活方式指导',
      item: '摄盐情况（咸淡）',
      cell: [
        '~saltIntake=1:轻~/~saltIntake=2:中~/~saltIntake=3:重~　/　~saltIntakeTarget=1:轻~/~saltIntakeTarget=2:中~/~saltIntakeTarget=3:重~',
      ],
    },
    { label: '生活方式指导', item: '心理调整', cell: ['[psychologicalAdjustment]'] },
    { label: '生活方式指导', item: '遵医行为', cell: ['[complianceBehaviour]'] },
    { label: '辅助检查*', cell: ['{auxiliaryExam:0:36}'] },
    { label: '服药依从性', cell: ['[medicationAdherence]'] },
    { label: '药物不良反应', cell: ['[adverseDrugReaction] {adverseDrugReactionDetail:3:20}'] },
    { label: '此次随访分类', cell: ['[visitClass]'] },
  ],
  medications: { table: 'medications', rows: 3 },
  closing: [
    { label: '转诊', item: '原因', cell: ['{referralReason:0:24}'] },
    { label: '转诊', item: '机构及科别', cell: ['{referralOrganization:0:24}'] },
    { label: '下次随访日期', cell: ['{nextFollowUpDate:0}'] },
    { label: '随访医生签名', cell: ['{followUpDoctor:0}'] },
  ],
};
