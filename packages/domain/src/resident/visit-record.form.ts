import type { FormDefinition } from '../forms/index.ts';

/** 接诊记录表. */
export const visitRecord: FormDefinition = {
  id: 'visit-record',
  version: 1,
  title: '接诊记录表',
  module: 'archive',
  routes: [],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'visitDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 附件：接诊记录表及填表说明',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'visit', title: '接诊记录',
      fields: [
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.name' },
        {
          key: 'archiveNo', label: '编号', type: 'text', maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber', note: '打印后 8 位',
        },
        { key: 'subjective', label: '就诊者的主观资料', type: 'longText', required: true, maxLength: 2000, note: '主诉、咨询问题和卫生服务要求等' },
        { key: 'objective', label: '就诊者的客观资料', type: 'longText', required: true, maxLength: 2000, note: '查体、实验室检查、影像检查等结果' },
        {
          key: 'assessment', label: '评估', type: 'longText', required: true, maxLength: 2000,
          note: '根据主客观资料作出的初步印象、疾病诊断或健康问题评估',
        },
        { key: 'plan', label: '处置计划', type: 'longText', required: true, maxLength: 2000, note: '诊断计划、治疗计划、病人指导计划等' },
        { key: 'doctorSignature', label: '医生签字', type: 'signature', required: true },
        { key: 'visitDate', label: '接诊日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
  ],
};
