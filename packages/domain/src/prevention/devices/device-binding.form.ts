import type { FormDefinition } from '../../forms/index.ts';

/** 设备绑定. */
export const deviceBinding: FormDefinition = {
  id: 'device-binding',
  version: 1,
  title: '设备绑定',
  module: 'prevention',
  routes: ['dialog:device-binding', 'yfrh/sbgl'],
  subject: 'device',
  occurs: 'many',
  source: '规格书3、5、7、8节',
  verified: ['spec'],
  sections: [
    {
      id: 'bind', title: '绑定',
      fields: [
        { key: 'yqtype', label: '设备类型', type: 'single', required: true, options: [{ code: 'xy', label: '血压' }, { code: 'xt', label: '血糖' }] },
        { key: 'deviceno', label: '设备编码', type: 'text', required: true, note: '空：血压设备编码为空 / 血糖设备编码为空' },
        { key: 'username', label: '绑定用户', type: 'text', required: true },
        { key: 'openid', label: '微信openid', type: 'text' },
        { key: 'clfx', label: '测量方向', type: 'text' },
        { key: 'sfzh', label: '居民身份证号', type: 'text', maxLength: 18, sensitive: 'id-number', note: '为空时绑定到操作员工，有值时绑定到居民' },
        { key: 'bindTime', label: '绑定时间', type: 'dateTime' },
        { key: 'bindState', label: '绑定状态', type: 'single', options: [{ code: '1', label: '已绑定' }, { code: '2', label: '已解绑' }] },
      ],
    },
  ],
};
