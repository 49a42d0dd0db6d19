import type { FormDefinition } from '../../forms/index.ts';

/**
 * 居民健康档案封面.
 * Filled from the personal information; read only on screen, printed as the cover. `previous` holds the answers of the personal
 * information, which asks the same.
 */
export const archiveCover: FormDefinition = {
  id: 'archive-cover',
  version: 1,
  title: '居民健康档案封面',
  module: 'archive',
  routes: ['dafm'],
  subject: 'resident',
  occurs: 'one',
  occurredOn: 'filingDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 附件：居民健康档案封面',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'cover', title: '封面', page: 'dafm',
      fields: [
        {
          key: 'archiveNo', label: '编号', type: 'text', required: true, maxLength: 17, pattern: '^\\d{17}$', proposed: 'resident.archiveNumber',
          note: '印刷为 6-3-3-5 四段',
        },
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50, proposed: 'resident.name' },
        { key: 'currentAddress', label: '现住址', type: 'text', required: true, maxLength: 150, proposed: 'resident.address', sensitive: 'address' },
        {
          key: 'registeredAddress', label: '户籍地址', type: 'text', required: true, maxLength: 150, proposed: 'previous.registeredAddressDetail',
          sensitive: 'address',
        },
        {
          key: 'phone', label: '联系电话', type: 'text', required: true, maxLength: 20,
          pattern: '^(1[3-9]\\d{9}|(0\\d{2,3}-?|\\d{3,4}-)\\d{7,8}(-\\d{1,6})?|\\d{7,8})$', proposed: 'resident.phone', sensitive: 'phone',
        },
        { key: 'townshipName', label: '乡镇（街道）名称', type: 'text', required: true, maxLength: 50, proposed: 'previous.townshipName' },
        { key: 'villageName', label: '村（居）委会名称', type: 'text', required: true, maxLength: 50, proposed: 'previous.villageName' },
        {
          key: 'filingInstitution', label: '建档单位', type: 'institution', required: true,
          proposed: 'isMissing(previous.filingInstitution) ? user.institutionCode : previous.filingInstitution',
        },
        {
          key: 'filingPerson', label: '建档人', type: 'user', required: true,
          proposed: 'isMissing(previous.filingPerson) ? user.id : previous.filingPerson',
        },
        {
          key: 'responsibleDoctor', label: '责任医生', type: 'user', required: true,
          proposed: 'isMissing(previous.responsibleDoctor) ? user.id : previous.responsibleDoctor',
        },
        { key: 'filingDate', label: '建档日期', type: 'date', required: true, max: 'today', proposed: 'previous.filingDate' },
      ],
    },
  ],
};
