import type { FormDefinition } from '../forms/index.ts';
import { NO_CARD } from './tube-code.data.ts';

/** 核酸混采登记. */
export const nucleicPool: FormDefinition = {
  id: 'nucleic-pool',
  version: 1,
  title: '核酸混采登记',
  module: 'nucleic',
  routes: ['hsjc/jcyb'],
  subject: 'sample',
  occurs: 'many',
  occurredOn: 'openTime',
  source: '医疗机构新型冠状病毒核酸检测工作手册（试行第二版，联防联控机制医疗发〔2020〕313号）及10合1、20合1混采技术规范（条款凭记忆，未逐条核对）；字段为产品定义',
  verified: ['recall'],
  sections: [
    {
      id: 'tube', title: '混采管',
      fields: [
        {
          key: 'tubeBarcode', label: '混采管条码', type: 'text', required: true, maxLength: 32, pattern: `^${NO_CARD}.*$`,
          note: '误扫的身份证号、档案号不作管码',
        },
        {
          key: 'mixType', label: '混采规格', type: 'single', required: true,
          options: [{ code: '5', label: '5混1' }, { code: '10', label: '10混1' }, { code: '20', label: '20混1' }], default: '10',
        },
        { key: 'capacity', label: '管容量', type: 'computed', unit: '人', computed: 'mixType * 1' },
        {
          key: 'specimenType', label: '标本类型', type: 'single', required: true,
          options: [{ code: '1', label: '咽拭子' }, { code: '3', label: '口咽拭子' }], default: '3',
        },
        {
          key: 'preserveVolume', label: '保存液量', type: 'decimal', unit: 'mL', min: 1, max: 20, precision: 1,
          note: '单采与5混1常用3mL，10混1用6mL，20混1用12mL（按采样管说明书核对）',
        },
        { key: 'sampleOrg', label: '采样机构', type: 'institution', required: true, proposed: 'user.institutionCode' },
        { key: 'samplePoint', label: '采样点', type: 'text', required: true, maxLength: 100 },
        { key: 'sampler', label: '采样人员', type: 'user', required: true, proposed: 'user.id' },
        { key: 'openTime', label: '开管时间', type: 'dateTime', required: true },
        { key: 'closeTime', label: '封管时间', type: 'dateTime', note: '满管自动填写，可提前封管' },
        { key: 'memberCount', label: '已采人数', type: 'computed', unit: '人', computed: 'isMissing(members) ? 0 : length(members)' },
        {
          key: 'tubeState', label: '管状态', type: 'single',
          options: [{ code: '1', label: '采集中' }, { code: '2', label: '已封管' }, { code: '3', label: '已作废' }], default: '1',
        },
        { key: 'remark', label: '备注', type: 'longText', maxLength: 200 },
      ],
    },
    {
      id: 'members', title: '受检者名单',
      fields: [
        {
          key: 'members', label: '受检者', type: 'table', required: true, minRows: 1, maxRows: 20,
          columns: [
            { key: 'seq', label: '序号', type: 'integer', required: true, min: 1, max: 20 },
            { key: 'idType', label: '证件类型', type: 'single', dictionary: 'id-document-type', default: '01' },
            { key: 'idNo', label: '证件号码', type: 'text', required: true, maxLength: 20, sensitive: 'id-number' },
            { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true, maxLength: 50 },
            { key: 'sex', label: '性别', type: 'single', options: [{ code: '1', label: '男' }, { code: '2', label: '女' }] },
            {
              key: 'age', label: '年龄', type: 'computed', unit: '岁',
              computed: "fullYears(lookup(idType, {'01': concat(right(left(idNo, 10), 4), '-', right(left(idNo, 12), 2), '-', right(left(idNo, 14), 2))}), sampleTime)",
            },
            { key: 'phone', label: '联系电话', type: 'text', required: true, maxLength: 11, sensitive: 'phone' },
            { key: 'address', label: '现住址', type: 'text', maxLength: 200, sensitive: 'address' },
            {
              key: 'crowdType', label: '人群类别', type: 'single',
              options: [
                { code: '1', label: '愿检尽检' }, { code: '2', label: '应检尽检重点人群' }, { code: '9', label: '学校师生' },
                { code: '10', label: '区域筛查' }, { code: '99', label: '其他' },
              ],
            },
            { key: 'residentId', label: '关联居民', type: 'resident' },
            { key: 'sampleTime', label: '采样时间', type: 'dateTime', required: true },
          ],
        },
      ],
    },
  ],
  derivations: [{ key: 'pool', rule: 'poolMembers', inputs: ['members'] }],
  checks: [
    {
      id: 'open-time-before-close-time', when: 'openTime > closeTime', severity: 'error', message: '开管时间不能晚于封管时间，请核对。',
      fields: ['closeTime', 'openTime'],
    },
    {
      id: 'over-full', when: 'memberCount > capacity', severity: 'error', message: '受检者人数超过混采规格，请换新管。',
      fields: ['members', 'mixType'],
    },
    { id: 'same-person-twice', when: 'pool.repeated == true', severity: 'error', message: '同一证件号不能在同一管出现两次。', fields: ['members'] },
    {
      id: 'sealed-early', when: "tubeState == '2' && memberCount < capacity", severity: 'warning', message: '未采满规格人数就封管，请确认。',
      fields: ['tubeState', 'memberCount'],
    },
  ],
};
