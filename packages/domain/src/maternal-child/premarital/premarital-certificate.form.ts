import type { FormDefinition } from '../../forms/index.ts';

/** 婚前医学检查证明. */
export const premaritalCertificate: FormDefinition = {
  id: 'premarital-certificate',
  version: 1,
  title: '婚前医学检查证明',
  module: 'premarital',
  routes: ['manyxjc', 'womanyxjc'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'issueDate',
  source: '婚前保健工作规范（修订，2002）婚前医学检查证明；公开系统打印版式',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'certificate', title: '证明',
      fields: [
        { key: 'certificateNumber', label: '编号', type: 'text', required: true, maxLength: 30 },
        { key: 'resident', label: '姓名', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'sex', label: '性别', type: 'single', required: true, dictionary: 'sex', proposed: "resident.sex == 'male' ? '1' : '2'" },
        { key: 'birthDate', label: '出生日期', type: 'date', sensitive: 'birth-date', required: true, max: 'today', proposed: 'resident.birthDate' },
        { key: 'ethnicity', label: '民族', type: 'single', dictionary: 'ethnic-group', proposed: 'previous.ethnicGroup' },
        { key: 'idNumber', label: '身份证号', type: 'text', required: true, maxLength: 18, sensitive: 'id-number', proposed: "isMissing(resident.noNumber) ? resident.idNumber : lookup(resident.noNumber, {1: '无（新生儿未落户）', 2: '无（无证或号码不详）'})" },
        { key: 'workUnitOrOccupation', label: '单位或职业', type: 'text', maxLength: 100, proposed: 'previous.workplace' },
        { key: 'partnerName', label: '对方姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.spouseName' },
        { key: 'residenceAddress', label: '现住址', type: 'region', proposed: 'previous.currentAddress' },
        { key: 'photo', label: '照片', type: 'image' },
        {
          key: 'kinship', label: '直系血亲、三代以内旁系血亲关系', type: 'single', required: true,
          options: [{ code: '1', label: '无' }, { code: '2', label: '有' }],
        },
        {
          key: 'examResult', label: '婚前医学检查结果', type: 'single', required: true,
          options: [{ code: '1', label: '未见异常' }, { code: '2', label: '异常' }], otherCode: '2', otherKey: 'diagnosis', abnormal: ['2'],
        },
        {
          key: 'diagnosis', label: '婚前医学检查结果异常描述', type: 'text', required: true, maxLength: 200,
          visibleWhen: { field: 'examResult', in: ['2'] },
        },
        {
          key: 'medicalOpinion', label: '医学意见', type: 'single', required: true,
          options: [
            { code: '1', label: '未发现医学上不宜结婚的情形' }, { code: '2', label: '建议暂缓结婚' }, { code: '3', label: '建议不宜生育' },
            { code: '4', label: '建议不宜结婚' }, { code: '5', label: '建议采取医学措施，尊重受检者意愿' },
          ],
        },
        { key: 'chiefDoctorSignature', label: '主检医师签字', type: 'signature', required: true },
        { key: 'institution', label: '检查单位（专用章）', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'issueDate', label: '出具日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        { key: 'validUntil', label: '有效期至', type: 'computed', computed: 'validity.validUntil' },
      ],
    },
  ],
  derivations: [{ key: 'validity', rule: 'certificateValidity', inputs: ['issueDate'] }],
  checks: [
    {
      id: 'opinion', when: "kinship == '2' && medicalOpinion != '4'", severity: 'error',
      message: '直系血亲或三代以内旁系血亲，医学意见应为“建议不宜结婚”。', fields: ['medicalOpinion', 'kinship'],
    },
    {
      id: 'opinion-and-result', when: "examResult == '1' && medicalOpinion == '3'", severity: 'warning',
      message: '检查未见异常而医学意见为“建议不宜生育”，请核对。', fields: ['medicalOpinion', 'examResult'],
    },
    { id: 'valid', when: 'validUntil < today', severity: 'warning', advice: true, message: '证明自出具之日起三个月内有效，现已过期。', fields: ['issueDate'] },
  ],
};
