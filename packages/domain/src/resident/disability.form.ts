import type { FormDefinition } from '../forms/index.ts';

/**
 * 残疾情况.
 * `previous` holds the answers of the personal information, which asks the same.
 */
export const disability: FormDefinition = {
  id: 'disability',
  version: 1,
  title: '残疾情况',
  module: 'archive',
  routes: ['cjqk'],
  subject: 'resident',
  occurs: 'one',
  source: '国家基本公共卫生服务规范（第三版，2017） 居民健康档案管理服务规范 个人基本信息表 残疾情况；GB/T 26341-2010 残疾人残疾分类和分级',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'disability', title: '残疾情况', page: 'cjqk',
      fields: [
        {
          key: 'disabilities', label: '残疾情况', type: 'multi', required: true, dictionary: 'disability-type', exclusive: ['1'], otherCode: '8',
          otherKey: 'disabilityOther', proposed: 'previous.disabilities',
        },
        {
          key: 'disabilityOther', label: '其他残疾', type: 'text', maxLength: 100, visibleWhen: { field: 'disabilities', in: ['8'] },
          proposed: 'previous.disabilityOther',
        },
        {
          key: 'disabilityDetails', label: '残疾明细', type: 'table', visibleWhen: { field: 'disabilities', in: ['2', '3', '4', '5', '6', '7', '8'] },
          minRows: 0, maxRows: 7,
          columns: [
            {
              key: 'type', label: '残疾类别', type: 'single', required: true,
              options: [
                { code: '1', label: '视力' }, { code: '2', label: '听力' }, { code: '3', label: '言语' }, { code: '4', label: '肢体' },
                { code: '5', label: '智力' }, { code: '6', label: '精神' }, { code: '7', label: '多重' },
              ],
              note: 'GB/T 26341 代码',
            },
            {
              key: 'level', label: '残疾等级', type: 'single', required: true,
              options: [{ code: '1', label: '一级' }, { code: '2', label: '二级' }, { code: '3', label: '三级' }, { code: '4', label: '四级' }],
              note: '一级最重',
            },
            { key: 'cause', label: '致残原因', type: 'text', maxLength: 100 },
            { key: 'disabledSince', label: '致残时间', type: 'text', maxLength: 7, pattern: '^\\d{4}(-(0[1-9]|1[0-2]))?$' },
          ],
          note: '扩展项',
        },
        {
          key: 'disabilityCertificateNo', label: '残疾人证号', type: 'text', sensitive: 'id-number', maxLength: 22, pattern: '^\\d{17}[\\dX][1-7][1-4](B\\d)?$',
          visibleWhen: { field: 'disabilities', in: ['2', '3', '4', '5', '6', '7', '8'] },
          note: '扩展项：18 位身份证号 + 类别 1 位 + 等级 1 位，补办加 B 与次数',
        },
        {
          key: 'certificateIssueDate', label: '发证日期', type: 'date', max: 'today',
          visibleWhen: { field: 'disabilities', in: ['2', '3', '4', '5', '6', '7', '8'] }, note: '扩展项',
        },
        {
          key: 'rehabilitationNeeds', label: '康复需求', type: 'longText', maxLength: 200,
          visibleWhen: { field: 'disabilities', in: ['2', '3', '4', '5', '6', '7', '8'] }, note: '扩展项',
        },
      ],
    },
  ],
  derivations: [{ key: 'certificate', rule: 'disabilityCertificate', inputs: ['disabilityCertificateNo', 'disabilityDetails'] }],
  checks: [
    {
      id: 'certificate-number', when: '!isMissing(resident.idNumber) && left(disabilityCertificateNo, 18) != resident.idNumber', severity: 'warning',
      message: '残疾人证号前 18 位应与本人身份证号相同，请核对。', fields: ['disabilityCertificateNo'],
    },
    {
      id: 'certificate-type-and-level', when: 'certificate.mismatch == true', severity: 'warning',
      message: '残疾人证号第 19、20 位应与残疾明细中的类别、等级一致，请核对。', fields: ['disabilityCertificateNo', 'disabilityDetails'],
    },
  ],
};
