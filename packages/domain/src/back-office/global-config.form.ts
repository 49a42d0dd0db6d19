import type { FormDefinition } from '../forms/index.ts';

/** 全局配置. */
export const globalConfig: FormDefinition = {
  id: 'global-config',
  version: 1,
  title: '全局配置',
  module: 'back-office',
  routes: ['upms/qjpz'],
  subject: 'institution',
  occurs: 'many',
  source: '产品定义（规格书9节常量）',
  verified: ['recall'],
  sections: [
    {
      id: 'cfg', title: '参数',
      fields: [
        {
          key: 'group', label: '分组', type: 'single', required: true,
          options: [
            { code: '1', label: '登录与安全' }, { code: '2', label: '界面显示' }, { code: '3', label: '体检业务' }, { code: '4', label: '随访业务' },
            { code: '5', label: '上传对接' }, { code: '6', label: '预约' }, { code: '7', label: '核酸' }, { code: '8', label: '通话' },
            { code: '9', label: '消息' }, { code: '10', label: '打印' },
          ],
        },
        { key: 'key', label: '参数键', type: 'text', required: true, maxLength: 60 },
        { key: 'name', label: '参数名称', type: 'text', required: true, maxLength: 60 },
        {
          key: 'valueType', label: '值类型', type: 'single', required: true,
          options: [
            { code: 'string', label: '文本' }, { code: 'number', label: '数值' }, { code: 'boolean', label: '开关' },
            { code: 'select', label: '选项' }, { code: 'json', label: 'JSON' },
          ],
        },
        { key: 'value', label: '参数值', type: 'text', required: true },
        { key: 'defaultValue', label: '默认值', type: 'text' },
        {
          key: 'scope', label: '作用范围', type: 'single', required: true,
          options: [{ code: '0', label: '全平台' }, { code: '1', label: '本机构及下级' }, { code: '2', label: '仅本机构' }],
        },
        { key: 'inherit', label: '下级可覆盖', type: 'boolean', default: true },
        { key: 'unit', label: '单位', type: 'text' },
        { key: 'remark', label: '说明', type: 'text', maxLength: 200 },
      ],
    },
  ],
  derivations: [{ key: 'setting', rule: 'settingCheck', inputs: ['key', 'value'] }],
  checks: [
    { id: 'value-not-taken', when: 'setting.refused == true', severity: 'error', message: '这个参数不接受这样的值，请看说明中的允许范围。', fields: ['value'] },
  ],
};
