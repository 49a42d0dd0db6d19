import type { FormDefinition } from '../forms/index.ts';

/** 核酸检测报告单（打印）. */
export const nucleicReport: FormDefinition = {
  id: 'nucleic-report',
  version: 1,
  title: '核酸检测报告单（打印）',
  module: 'nucleic',
  routes: ['hsjc/hsjcbg'],
  subject: 'sample',
  occurs: 'many',
  occurredOn: 'reportTime',
  source: '医疗机构新型冠状病毒核酸检测工作手册（试行第二版，联防联控机制医疗发〔2020〕313号）及10合1、20合1混采技术规范（条款凭记忆，未逐条核对）；字段为产品定义',
  verified: ['recall'],
  sections: [
    {
      id: 'report', title: '报告内容',
      fields: [
        { key: 'reportTitle', label: '报告标题', type: 'text', default: '新型冠状病毒核酸检测报告单' },
        { key: 'reportNo', label: '报告编号', type: 'text', required: true },
        { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true },
        { key: 'sex', label: '性别', type: 'single', options: [{ code: '1', label: '男' }, { code: '2', label: '女' }] },
        { key: 'age', label: '年龄', type: 'integer', unit: '岁' },
        { key: 'idNo', label: '证件号码', type: 'text', required: true, sensitive: 'id-number', note: '打印保留前6后4，中间以*代替' },
        { key: 'phone', label: '联系电话', type: 'text', sensitive: 'phone', note: '打印掩码中间四位' },
        { key: 'specimenType', label: '标本类型', type: 'text' },
        { key: 'sampleNo', label: '样本编号', type: 'text' },
        { key: 'mixType', label: '采样方式', type: 'text' },
        { key: 'sampleOrg', label: '采样机构', type: 'text' },
        { key: 'sampleTime', label: '采样时间', type: 'dateTime' },
        { key: 'receiveTime', label: '接收时间', type: 'dateTime' },
        { key: 'method', label: '检测方法', type: 'text', default: '实时荧光RT-PCR法' },
        {
          key: 'items', label: '检测项目', type: 'table', minRows: 1, maxRows: 4,
          columns: [
            { key: 'itemName', label: '项目', type: 'text' },
            { key: 'resultText', label: '结果', type: 'text' },
            { key: 'reference', label: '参考值', type: 'text', default: '阴性' },
          ],
        },
        {
          key: 'conclusion', label: '结论', type: 'single',
          options: [{ code: '0', label: '阴性' }, { code: '1', label: '阳性' }, { code: '2', label: '可疑' }, { code: '9', label: '无效' }],
        },
        { key: 'testOrg', label: '检测机构', type: 'text' },
        { key: 'tester', label: '检验者', type: 'signature' },
        { key: 'reviewer', label: '审核者', type: 'signature' },
        { key: 'reportTime', label: '报告时间', type: 'dateTime' },
        { key: 'qrCode', label: '防伪二维码', type: 'image' },
        { key: 'statement', label: '声明', type: 'text', default: '本报告仅对所送样本负责' },
      ],
    },
  ],
  checks: [
    {
      id: 'sample-time-before-receive-time', when: 'sampleTime > receiveTime', severity: 'error', message: '采样时间不能晚于接收时间，请核对。',
      fields: ['receiveTime', 'sampleTime'],
    },
    {
      id: 'receive-time-before-report-time', when: 'receiveTime > reportTime', severity: 'error', message: '接收时间不能晚于报告时间，请核对。',
      fields: ['reportTime', 'receiveTime'],
    },
  ],
};
