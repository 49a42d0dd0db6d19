import type { FormDefinition } from '../../forms/index.ts';

/** 0～36个月儿童中医药健康管理服务记录表. */
export const tcmChildGuidance: FormDefinition = {
  id: 'tcm-child-guidance',
  version: 1,
  title: '0～36个月儿童中医药健康管理服务记录表',
  module: 'tcm',
  routes: ['childZyyjk'],
  subject: 'child',
  occurs: 'stage',
  stagedBy: 'stageMonth',
  occurredOn: 'serviceDate',
  source: '国家基本公共卫生服务规范（第三版，2017） 中医药健康管理服务规范 0～36个月儿童部分',
  verified: ['public-copy', 'recall'],
  sections: [
    {
      id: 'stage', title: '月龄',
      fields: [
        {
          key: 'stageMonth', label: '月龄', type: 'single', required: true,
          options: [
            { code: '6', label: '6月龄' }, { code: '12', label: '12月龄' }, { code: '18', label: '18月龄' }, { code: '24', label: '24月龄' },
            { code: '30', label: '30月龄' }, { code: '36', label: '36月龄' },
          ],
          proposed:
            "fullMonths(resident.birthDate, serviceDate) < 12 ? '6' : fullMonths(resident.birthDate, serviceDate) < 18 ? '12' : fullMonths(resident.birthDate, serviceDate) < 24 ? '18' : fullMonths(resident.birthDate, serviceDate) < 30 ? '24' : fullMonths(resident.birthDate, serviceDate) < 36 ? '30' : '36'",
          note: '每月龄一次，与儿童健康体检、预防接种时间结合',
        },
        { key: 'serviceDate', label: '随访（服务）日期', type: 'date', required: true, max: 'today', proposed: 'today' },
      ],
    },
    {
      id: 'service', title: '中医药健康管理服务',
      fields: [
        {
          key: 'service6And12', label: '中医药健康管理服务（6、12月龄）', type: 'multi', required: true,
          options: [
            { code: '1', label: '中医饮食调养指导' }, { code: '2', label: '中医起居调摄指导' }, { code: '3', label: '传授摩腹、捏脊方法' },
            { code: '4', label: '其他' },
          ],
          otherCode: '4', otherKey: 'service6And12Other', visibleWhen: { field: 'stageMonth', in: ['6', '12'] },
        },
        { key: 'service6And12Other', label: '其他', type: 'text', maxLength: 200, visibleWhen: { field: 'service6And12', in: ['4'] } },
        {
          key: 'service18And24', label: '中医药健康管理服务（18、24月龄）', type: 'multi', required: true,
          options: [
            { code: '1', label: '中医饮食调养指导' }, { code: '2', label: '中医起居调摄指导' }, { code: '3', label: '传授按揉迎香穴、足三里穴方法' },
            { code: '4', label: '其他' },
          ],
          otherCode: '4', otherKey: 'service18And24Other', visibleWhen: { field: 'stageMonth', in: ['18', '24'] },
        },
        { key: 'service18And24Other', label: '其他', type: 'text', maxLength: 200, visibleWhen: { field: 'service18And24', in: ['4'] } },
        {
          key: 'service30And36', label: '中医药健康管理服务（30、36月龄）', type: 'multi', required: true,
          options: [
            { code: '1', label: '中医饮食调养指导' }, { code: '2', label: '中医起居调摄指导' }, { code: '3', label: '传授按揉四神聪穴方法' },
            { code: '4', label: '其他' },
          ],
          otherCode: '4', otherKey: 'service30And36Other', visibleWhen: { field: 'stageMonth', in: ['30', '36'] },
        },
        { key: 'service30And36Other', label: '其他', type: 'text', maxLength: 200, visibleWhen: { field: 'service30And36', in: ['4'] } },
      ],
    },
    {
      id: 'sign-off', title: '填表',
      fields: [
        {
          key: 'nextDate', label: '下次服务日期', type: 'date', sensitive: 'birth-date',
          // The day of the next age, where it is yet to come.
          proposed: "addMonths(resident.birthDate, lookup(stageMonth, {6: 12, 12: 18, 18: 24, 24: 30, 30: 36}))",
        },
        { key: 'doctor', label: '随访医生签名', type: 'user', required: true, proposed: 'user.id' },
        { key: 'guardianSignature', label: '家长签名', type: 'signature' },
      ],
    },
  ],
  checks: [
    { id: 'next-date', when: 'nextDate <= serviceDate', severity: 'error', message: '下次服务日期应晚于随访。', fields: ['nextDate'] },
  ],
};
