import type { PaperLayout } from '../../sheet-layout.ts';

/** 2型糖尿病患者随访服务记录表: four visits side by side (国家基本公共卫生服务规范第三版，2017，2型糖尿病患者健康管理服务规范附件). */
export const layout: PaperLayout = {
  kind: 'visits',
  title: '2型糖尿病患者随访服务记录表',
  columns: 4,
  // Height is in the BMI; a referral is its reason and place.
  said: ['height', 'disposition=1', 'referred', 'crisisSigns=1', 'newOrWorseComplication=1', 'nextManagementMeasure=1'],
  rows: [
    { label: '随访日期', cell: ['{followUpDate:7}'] },
    { label: '随访方式', cell: ['[followUpMode]'] },
    { label: '症状', cell: ['[symptoms]'] },
    { label: '体征', item: '血压（mmHg）', cell: ['{systolic} / {diastolic}'] },
    { label: '体征', item: '体重（kg）', cell: ['{weight} / {weightTarget}'] },
    { label: '体征', item: '体质指数（kg/m²）', cell: ['{bmi} / {bmiTarget}'] },
    { label: '体征', item: '足背动脉搏动', cell: ['[dorsalisPedisPulse]', '[dorsalisPedisPulseSide]'] },
    { label: '体征', item: '其他', cell: ['{signsOther:6:24}'] },
    { label: '生活方式指导', item: '日吸烟量', cell: ['{smokingPerDay} / {smokingPerDayTarget} 支'] },
    { label: '生活方式指导', item: '日饮酒量', cell: ['{alcoholPerDay} / {alcoholPerDayTarget} 两'] },
    {
      label: '生活方式指导',
      item: '运动',
      cell: [
        '{exerciseTimesPerWeek:2} 次/周 {exerciseMinutesPerTime:2} 分钟/次',
        '{exerciseTimesPerWeekTarget:2} 次/周 {exerciseMinutesPerTimeTarget:2} 分钟/次',
      ],
    },
    { label: '生活方式指导', item: '主食（克/天）', cell: ['{stapleFoodPerDay} / {stapleFoodPerDayTarget}'] },
    { label: '生活方式指导', item: '心理调整', cell: ['[psychologicalAdjustment]'] },
    { label: '生活方式指导', item: '遵医行为', cell: ['[complianceBehaviour]'] },
    { label: '辅助检查', item: '空腹血糖值', cell: ['{fastingGlucose} mmol/L'] },
    { label: '辅助检查', item: '其他检查*', cell: ['糖化血红蛋白 {hba1c:2} %', '检查日期：{hba1cDate:5}', '{otherExam:8:24}'] },
    { label: '服药依从性', cell: ['[medicationAdherence]'] },
    { label: '药物不良反应', cell: ['[adverseDrugReaction] {adverseDrugReactionDetail:3:20}'] },
    { label: '低血糖反应', cell: ['[hypoglycemiaReaction]'] },
    { label: '此次随访分类', cell: ['[visitClass]'] },
  ],
  medications: { table: 'medications', rows: 3 },
  closing: [
    { label: '胰岛素', item: '种类', cell: ['{insulinType:6:24}'] },
    { label: '胰岛素', item: '用法和用量', cell: ['{insulinUsage:6:24}'] },
    { label: '转诊', item: '原因', cell: ['{referralReason:6:24}'] },
    { label: '转诊', item: '机构及科别', cell: ['{referralOrganization:6:24}'] },
    { label: '下次随访日期', cell: ['{nextFollowUpDate:7}'] },
    { label: '随访医生签名', cell: ['{followUpDoctor:4}<followUpDoctorSignature>'] },
  ],
};
