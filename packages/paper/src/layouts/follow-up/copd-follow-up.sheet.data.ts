import type { PaperLayout } from '../../sheet-layout.ts';

/**
 * 慢性阻塞性肺疾病患者随访服务记录表, in the manner of the other chronic follow-ups. The official sheet of 2024 was not to be had:
 * rows follow the form's order until a medical lead has compared them.
 */
export const layout: PaperLayout = {
  kind: 'visits',
  title: '慢性阻塞性肺疾病患者随访服务记录表',
  columns: 4,
  said: ['disposition=1', 'referred', 'crisisSigns=1', 'newOrWorseComplication=1', 'nextManagementMeasure=1'],
  rows: [
    { label: '随访日期', cell: ['{followUpDate:7}'] },
    { label: '随访方式', cell: ['[followUpMode]'] },
    { label: '症状', item: '症状', cell: ['[symptoms]'] },
    { label: '症状', item: 'mMRC分级', cell: ['0 1 2 3 4 级 [mmrc!]'] },
    { label: '症状', item: 'CAT评分', cell: ['{catScore:3} 分'] },
    { label: '症状', item: '年内急性加重', cell: ['{exacerbationsLastYear:2} 次，住院 {hospitalizationsLastYear:2} 次'] },
    { label: '体征', item: '血压（mmHg）', cell: ['{systolic} / {diastolic}'] },
    { label: '体征', item: '身高（cm）', cell: ['{height}'] },
    { label: '体征', item: '体重（kg）', cell: ['{weight} / {weightTarget}', 'BMI {bmi:3}'] },
    { label: '体征', item: '心率、呼吸', cell: ['{heartRate:2} 次/分　{respiratoryRate:2} 次/分'] },
    { label: '体征', item: '血氧饱和度', cell: ['SpO₂ {spo2:3} %'] },
    { label: '体征', item: '口唇紫绀', cell: ['[cyanosis]'] },
    { label: '体征', item: '外周水肿', cell: ['[peripheralEdema]'] },
    { label: '体征', item: '其他', cell: ['[signsOther]'] },
    { label: '合并症', cell: ['[comorbidities]'] },
    { label: '生活方式指导', item: '日吸烟量', cell: ['{smokingPerDay} / {smokingPerDayTarget} 支'] },
    {
      label: '生活方式指导',
      item: '运动',
      cell: [
        '{exerciseTimesPerWeek:2} 次/周 {exerciseMinutesPerTime:2} 分钟/次',
        '{exerciseTimesPerWeekTarget:2} 次/周 {exerciseMinutesPerTimeTarget:2} 分钟/次',
      ],
    },
    { label: '生活方式指导', item: '心理调整', cell: ['[psychologicalAdjustment]'] },
    { label: '生活方式指导', item: '遵医行为', cell: ['[complianceBehaviour]'] },
    { label: '疫苗接种', cell: ['[vaccinations]'] },
    { label: '辅助检查', item: '肺功能', cell: ['{lungFunctionDate:6}', 'FEV₁ {fev1:3} L', 'FVC {fvc:3} L', 'FEV₁/FVC {fev1Fvc:3} %', 'FEV₁占预计值 {fev1Predicted:2} %'] },
    { label: '辅助检查', item: 'GOLD', cell: ['分级（1～4级）[goldGrade!]', '分组（A/B/E）[goldGroup!]'] },
    { label: '辅助检查', item: '血常规', cell: ['血红蛋白 {hemoglobin:3} g/L', '白细胞 {whiteCells:3} ×10⁹/L', '血小板 {platelets:3} ×10⁹/L', '中性粒 {neutrophilPercent:3} %', '嗜酸粒 {eosinophilPercent:3} %'] },
    { label: '辅助检查', item: '胸部X线', cell: ['{chestXray:6:20}'] },
    { label: '辅助检查', item: '心电图', cell: ['{ecg:6:20}'] },
    { label: '服药依从性', cell: ['[medicationAdherence]'] },
    { label: '药物不良反应', cell: ['[adverseDrugReaction] {adverseDrugReactionDetail:3:20}'] },
    { label: '吸入装置使用', cell: ['[inhalerTechnique]'] },
    { label: '家庭氧疗', cell: ['[homeOxygen]', '{homeOxygenFlow:3} L/min', '{homeOxygenHours:3} 小时/日'] },
    { label: '无创呼吸机', cell: ['[nonInvasiveVentilation]', '{nonInvasiveVentilationHours:3} 小时/日'] },
    { label: '管理等级', cell: ['[managementLevel]'] },
    { label: '此次随访评价结果', cell: ['[visitClass]'] },
  ],
  medications: { table: 'medications', rows: 3 },
  closing: [
    { label: '吸入装置指导', cell: ['{inhalerGuidance:6:24}'] },
    { label: '肺康复指导', cell: ['{rehabGuidance:6:24}'] },
    { label: '转诊', item: '原因', cell: ['{referralReason:6:24}'] },
    { label: '转诊', item: '机构及科别', cell: ['{referralOrganization:6:24}'] },
    { label: '下次随访日期', cell: ['{nextFollowUpDate:7}'] },
    { label: '随访医生签名', cell: ['{followUpDoctor:4}<followUpDoctorSignature>'] },
  ],
};
