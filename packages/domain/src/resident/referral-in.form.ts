import type { FormDefinition } from '../forms/index.ts';

/** 双向转诊（回转）单. */
export const referralIn: FormDefinition = {
  id: 'referral-in',
  version: 1,
  title: '双向转诊（回转）单',
  module: 'archive',
  routes: [],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'transferDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 附件：双向转诊单（回转）及填表说明',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'stub', title: '存根',
      fields: [
        { key: 'patientName', label: '患者姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.name' },
        { key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex', proposed: "resident.sex == 'male' ? '1' : '2'" },
        {
          key: 'age', label: '年龄', type: 'integer', unit: '岁', required: true, min: 0, max: 130,
          proposed: 'fullYears(resident.birthDate, transferDate)',
        },
        { key: 'medicalRecordNo', label: '病案号', type: 'text', maxLength: 30 },
        { key: 'homeAddress', label: '家庭住址', type: 'text', maxLength: 150, proposed: 'resident.address', sensitive: 'address' },
        {
          key: 'phone', label: '联系电话', type: 'text', maxLength: 20, pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$',
          proposed: 'resident.phone', sensitive: 'phone',
        },
        { key: 'transferDate', label: '转回日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'receivingInstitution', label: '转回单位', type: 'text', required: true, maxLength: 100 },
        { key: 'receivingDoctor', label: '接诊医生', type: 'text', maxLength: 50 },
        { key: 'stubDoctorSignature', label: '转诊医生（签字）', type: 'signature', required: true },
        { key: 'stubSignDate', label: '签字日期', type: 'date', required: true, max: 'today', proposed: 'transferDate' },
      ],
    },
    {
      id: 'slip', title: '回转单',
      fields: [
        { key: 'addressedInstitution', label: '（机构名称）', type: 'text', required: true, maxLength: 100, proposed: 'receivingInstitution' },
        { key: 'diagnosis', label: '诊断结果', type: 'longText', required: true, maxLength: 500 },
        { key: 'inpatientRecordNo', label: '住院病案号', type: 'text', maxLength: 30 },
        { key: 'mainExamResults', label: '主要检查结果', type: 'longText', maxLength: 2000, note: '患者接受检查的主要结果' },
        {
          key: 'treatmentAndAdvice', label: '治疗经过、下一步治疗方案及康复建议', type: 'longText', required: true, maxLength: 2000,
          note: '主要诊治措施，以及转出后进一步治疗与康复的指导建议',
        },
        { key: 'doctorSignature', label: '转诊医生（签字）', type: 'signature', required: true },
        {
          key: 'doctorPhone', label: '联系电话', type: 'text', required: true, maxLength: 20,
          pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$',
        },
        { key: 'issuingInstitution', label: '（机构名称）', type: 'text', required: true, maxLength: 100, note: '回转机构' },
        { key: 'issueDate', label: '日期', type: 'date', required: true, max: 'today', proposed: 'transferDate' },
      ],
    },
    {
      id: 'receipt', title: '接收登记',
      fields: [
        { key: 'relatedReferralOutId', label: '对应转出单', type: 'text', maxLength: 40, paper: { hidden: true }, note: '扩展项：关联 referral-out' },
        { key: 'receivedBy', label: '接收人', type: 'user', paper: { hidden: true }, note: '扩展项' },
        { key: 'receivedDate', label: '接收日期', type: 'date', paper: { hidden: true }, note: '扩展项' },
        { key: 'followUpPlan', label: '后续管理安排', type: 'longText', maxLength: 500, paper: { hidden: true }, note: '扩展项' },
      ],
    },
  ],
  checks: [
    {
      id: 'received-before-transfer', when: 'receivedDate < transferDate', severity: 'error', message: '接收日期不能早于转回日期。',
      fields: ['receivedDate', 'transferDate'],
    },
  ],
};
