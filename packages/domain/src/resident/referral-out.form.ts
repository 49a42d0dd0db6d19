import type { FormDefinition } from '../forms/index.ts';

/** 双向转诊（转出）单. */
export const referralOut: FormDefinition = {
  id: 'referral-out',
  version: 1,
  title: '双向转诊（转出）单',
  module: 'archive',
  routes: [],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'transferDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 附件：双向转诊单（转出）及填表说明',
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
        { key: 'archiveNo', label: '档案编号', type: 'text', maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber' },
        { key: 'homeAddress', label: '家庭住址', type: 'text', maxLength: 150, proposed: 'resident.address', sensitive: 'address' },
        {
          key: 'phone', label: '联系电话', type: 'text', maxLength: 20, pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$',
          proposed: 'resident.phone', sensitive: 'phone',
        },
        { key: 'transferDate', label: '转诊日期', type: 'date', required: true, max: 'today', proposed: 'today', note: '“于 年 月 日因病情需要”' },
        { key: 'receivingInstitution', label: '转入单位', type: 'text', required: true, maxLength: 100 },
        { key: 'receivingDepartment', label: '转入科室', type: 'text', required: true, maxLength: 50 },
        { key: 'receivingDoctor', label: '接诊医生', type: 'text', maxLength: 50 },
        { key: 'stubDoctorSignature', label: '转诊医生（签字）', type: 'signature', required: true },
        { key: 'stubSignDate', label: '签字日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
    {
      id: 'slip', title: '转出单',
      fields: [
        {
          key: 'addressedInstitution', label: '（机构名称）', type: 'text', required: true, maxLength: 100, proposed: 'receivingInstitution',
          note: '收件机构，默认等于 receivingInstitution',
        },
        { key: 'initialImpression', label: '初步印象', type: 'longText', required: true, maxLength: 500, note: '转诊医生根据病情作出的初步判断' },
        {
          key: 'presentIllness', label: '主要现病史（转出原因）', type: 'longText', required: true, maxLength: 2000, note: '转诊时存在的主要临床问题',
        },
        { key: 'pastHistory', label: '主要既往史', type: 'longText', maxLength: 2000, note: '既往存在的主要疾病史' },
        { key: 'treatmentCourse', label: '治疗经过', type: 'longText', maxLength: 2000, note: '经治医生对患者实施的主要诊治措施' },
        { key: 'doctorSignature', label: '转诊医生（签字）', type: 'signature', required: true },
        {
          key: 'doctorPhone', label: '联系电话', type: 'text', required: true, maxLength: 20,
          pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$',
        },
        { key: 'issuingInstitution', label: '（转出机构名称）', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'issueDate', label: '日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
  ],
};
