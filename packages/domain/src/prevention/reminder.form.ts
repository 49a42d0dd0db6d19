import type { FormDefinition } from '../forms/index.ts';

/** 提醒消息. */
export const reminder: FormDefinition = {
  id: 'reminder',
  version: 1,
  title: '提醒消息',
  module: 'prevention',
  routes: ['yfrh/zntx'],
  subject: 'resident',
  occurs: 'many',
  occurredOn: 'createTime',
  source: '产品定义；参照家庭医生签约与院内血糖管理通行做法',
  verified: ['recall'],
  sections: [
    {
      id: 'msg', title: '提醒',
      fields: [
        { key: 'residentId', label: '居民', type: 'resident', proposed: 'resident.id' },
        { key: 'kind', label: '提醒类型', type: 'text', required: true },
        {
          key: 'level', label: '紧急程度', type: 'single',
          options: [{ code: '1', label: '一般' }, { code: '2', label: '重要' }, { code: '3', label: '紧急' }],
        },
        { key: 'content', label: '内容', type: 'text', required: true },
        { key: 'triggerValue', label: '触发值', type: 'text' },
        { key: 'createTime', label: '产生时间', type: 'dateTime', required: true },
        { key: 'receiver', label: '接收人', type: 'user' },
        {
          key: 'state', label: '处理状态', type: 'single',
          options: [
            { code: '0', label: '未读' }, { code: '1', label: '已读' }, { code: '2', label: '处理中' }, { code: '3', label: '已处理' },
            { code: '4', label: '已忽略' }, { code: '5', label: '已升级' },
          ],
          default: '0',
        },
        {
          key: 'handleWay', label: '处理方式', type: 'single', required: "state == '3'",
          options: [
            { code: '1', label: '电话随访' }, { code: '2', label: '上门' }, { code: '3', label: '预约门诊' }, { code: '4', label: '转诊' },
            { code: '5', label: '调整用药' }, { code: '6', label: '复测正常' }, { code: '9', label: '其他' },
          ],
        },
        { key: 'handleNote', label: '处理说明', type: 'longText', required: "state == '4'", maxLength: 500 },
        { key: 'handler', label: '处理人', type: 'user' },
        { key: 'handleTime', label: '处理时间', type: 'dateTime' },
      ],
    },
  ],
};
