import type { FormDefinition } from '../forms/index.ts';

/** 混采阳性复核任务. */
export const nucleicRetestTask: FormDefinition = {
  id: 'nucleic-retest-task',
  version: 1,
  title: '混采阳性复核任务',
  module: 'nucleic',
  routes: ['hsjc/ybjg', 'hsjc/jdcx'],
  subject: 'sample',
  occurs: 'many',
  occurredOn: 'createdTime',
  source: '医疗机构新型冠状病毒核酸检测工作手册（试行第二版，联防联控机制医疗发〔2020〕313号）及10合1、20合1混采技术规范（条款凭记忆，未逐条核对）；字段为产品定义',
  verified: ['recall'],
  sections: [
    {
      id: 'task', title: '复核',
      fields: [
        { key: 'poolBarcode', label: '混采管条码', type: 'text', required: true },
        {
          key: 'poolResult', label: '混采结果', type: 'single', required: true, options: [{ code: '1', label: '阳性' }, { code: '2', label: '可疑' }],
        },
        { key: 'createdTime', label: '生成时间', type: 'dateTime', required: true },
        { key: 'deadline', label: '要求完成时间', type: 'dateTime', required: true, note: '默认生成后6小时' },
        {
          key: 'members', label: '复核人员', type: 'table', required: true, minRows: 1, maxRows: 20,
          columns: [
            { key: 'name', label: '姓名', type: 'text', sensitive: 'person-name', required: true },
            { key: 'idNo', label: '证件号码', type: 'text', required: true, sensitive: 'id-number' },
            { key: 'phone', label: '联系电话', type: 'text', sensitive: 'phone' },
            {
              key: 'notifyState', label: '通知状态', type: 'single',
              options: [
                { code: '0', label: '未通知' }, { code: '1', label: '已电话通知' }, { code: '2', label: '无法联系' },
                { code: '3', label: '已转社区' },
              ],
            },
            { key: 'newTube', label: '复核管条码', type: 'text' },
            {
              key: 'newState', label: '复核状态', type: 'single',
              options: [
                { code: '10', label: '已采集' }, { code: '20', label: '已装箱' }, { code: '30', label: '转运中' }, { code: '40', label: '已接收' },
                { code: '45', label: '已拒收' }, { code: '50', label: '检测中' }, { code: '60', label: '已出结果' },
                { code: '65', label: '待单采复核' }, { code: '66', label: '复核完成' }, { code: '70', label: '已审核' },
                { code: '80', label: '已报告' }, { code: '81', label: '报告已撤回' }, { code: '90', label: '已作废' },
              ],
            },
            {
              key: 'newResult', label: '复核结果', type: 'single',
              options: [{ code: '0', label: '阴性' }, { code: '1', label: '阳性' }, { code: '2', label: '可疑' }, { code: '9', label: '无效' }],
            },
            { key: 'closedTime', label: '完成时间', type: 'dateTime' },
          ],
        },
        {
          key: 'state', label: '任务状态', type: 'single',
          options: [
            { code: '1', label: '待召回' }, { code: '2', label: '召回中' }, { code: '3', label: '复核检测中' }, { code: '4', label: '已完成' },
          ],
          default: '1',
        },
        { key: 'handler', label: '负责人', type: 'user' },
      ],
    },
  ],
  checks: [
    {
      id: 'created-time-before-deadline', when: 'createdTime > deadline', severity: 'error', message: '生成时间不能晚于要求完成时间，请核对。',
      fields: ['deadline', 'createdTime'],
    },
  ],
};
