import type { FormDefinition } from '../forms/index.ts';

/** 中医药健康指导（随访）. */
export const tcmHealthGuidance: FormDefinition = {
  id: 'tcm-health-guidance',
  version: 1,
  title: '中医药健康指导（随访）',
  module: 'follow-up',
  routes: [],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'guidanceDate',
  source: '产品规格入口；国家基本公共卫生服务规范（第三版，2017） 中医药健康管理服务规范（体质与指导项目编码）；同类系统中医指导表',
  verified: ['peer-schema', 'recall'],
  sections: [
    {
      id: 'basic', title: '指导信息',
      fields: [
        { key: 'resident', label: '居民', type: 'resident', required: true, proposed: 'resident.id' },
        { key: 'guidanceDate', label: '指导日期', type: 'date', required: true, max: 'today', proposed: 'today' },
        {
          key: 'population', label: '适应人群', type: 'multi', required: true,
          options: [
            { code: '1', label: '高血压' }, { code: '2', label: '2型糖尿病' }, { code: '3', label: '孕产妇' }, { code: '4', label: '肿瘤' },
            { code: '5', label: '老年人' }, { code: '6', label: '慢阻肺' }, { code: '7', label: '儿童' }, { code: '9', label: '其他' },
          ],
          note: '1至5与同类系统一致（其 5 为重点人群）',
        },
        { key: 'relatedFollowUp', label: '关联随访记录', type: 'text', maxLength: 40 },
        {
          key: 'constitutionSource', label: '体质来源', type: 'single',
          options: [{ code: '1', label: '最近一次体质辨识' }, { code: '2', label: '本次判断' }, { code: '3', label: '未辨识' }], default: '1',
        },
        {
          key: 'constitution', label: '体质', type: 'multi', dictionary: 'tcm-constitution-type',
          visibleWhen: { field: 'constitutionSource', in: ['1', '2'] },
        },
        {
          key: 'constitutionDegree', label: '判定', type: 'single',
          options: [{ code: '1', label: '是' }, { code: '2', label: '倾向是' }, { code: '3', label: '基本是' }],
          visibleWhen: { field: 'constitutionSource', in: ['1', '2'] }, note: '平和质：是/基本是；偏颇质：是/倾向是',
        },
        { key: 'tongue', label: '舌象', type: 'text', maxLength: 100 },
        { key: 'pulse', label: '脉象', type: 'text', maxLength: 100 },
        {
          key: 'syndrome', label: '证候', type: 'text', maxLength: 100,
          note: '高血压常见：肝阳上亢、阴虚阳亢、痰湿壅盛、阴阳两虚；糖尿病常见：阴虚燥热、气阴两虚、阴阳两虚（临床通用名，自由录入）',
        },
      ],
    },
    {
      id: 'guidance', title: '指导内容',
      fields: [
        {
          key: 'guidanceKinds', label: '中医药保健指导', type: 'multi', required: true, dictionary: 'tcm-guidance-kind', otherCode: '6',
          otherKey: 'guidanceOther',
        },
        { key: 'guidanceOther', label: '其他指导', type: 'text', maxLength: 200, visibleWhen: { field: 'guidanceKinds', in: ['6'] } },
        { key: 'template', label: '引用指导模板', type: 'text', maxLength: 40, note: '指导内容库条目' },
        { key: 'content', label: '指导内容', type: 'longText', required: true, maxLength: 2000 },
        { key: 'acupoints', label: '穴位', type: 'text', maxLength: 200, visibleWhen: { field: 'guidanceKinds', in: ['5'] } },
      ],
    },
    {
      id: 'sign', title: '签名',
      fields: [
        { key: 'nextGuidanceDate', label: '下次指导日期', type: 'date' },
        { key: 'doctor', label: '指导医生', type: 'user', required: true, proposed: 'user.id' },
        { key: 'institution', label: '指导机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'residentSignature', label: '居民签名', type: 'signature' },
      ],
    },
  ],
  checks: [
    {
      id: 'next-guidance-date', when: 'nextGuidanceDate <= guidanceDate', severity: 'error', message: '下次指导日期应晚于指导日期。',
      fields: ['nextGuidanceDate'],
    },
  ],
};
