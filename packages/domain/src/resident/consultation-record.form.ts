import type { FormDefinition } from '../forms/index.ts';

/** 会诊记录表. */
export const consultationRecord: FormDefinition = {
  id: 'consultation-record',
  version: 1,
  title: '会诊记录表',
  module: 'archive',
  routes: [],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'consultationDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 附件：会诊记录表及填表说明',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'consultation', title: '会诊记录',
      fields: [
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.name' },
        {
          key: 'archiveNo', label: '编号', type: 'text', maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber', note: '打印后 8 位',
        },
        { key: 'reason', label: '会诊原因', type: 'longText', required: true, maxLength: 2000, note: '责任医生填写患者需会诊的主要情况' },
        { key: 'opinion', label: '会诊意见', type: 'longText', required: true, maxLength: 2000, note: '责任医生填写会诊医生的主要处置、指导意见' },
        {
          key: 'consultants', label: '会诊医生及其所在医疗卫生机构', type: 'table', required: true, minRows: 1, maxRows: 5,
          columns: [
            { key: 'institutionName', label: '医疗卫生机构名称', type: 'text', required: true, maxLength: 100 },
            { key: 'doctorSignature', label: '会诊医生签字', type: 'signature', required: true },
          ],
          note: '同一机构多名医生可填在同一行的机构后',
        },
        { key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'consultationDate', label: '会诊日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
  ],
};
