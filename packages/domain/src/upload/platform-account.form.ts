import type { FormDefinition } from '../forms/index.ts';

/** 第三方平台账号. */
export const platformAccount: FormDefinition = {
  id: 'platform-account',
  version: 1,
  title: '第三方平台账号',
  module: 'upload',
  routes: ['uploadManage', 'third/login', 'dialog:platform-accounts'],
  subject: 'user',
  occurs: 'many',
  source: '产品定义（规格书 3、5、7、8 节）',
  verified: ['spec'],
  sections: [
    {
      id: 'account', title: '账号',
      fields: [
        { key: 'jgmc', label: '机构名称', type: 'text', required: true },
        { key: 'jgbh', label: '机构编码', type: 'text', required: true },
        { key: 'username', label: '本平台用户', type: 'text', required: true },
        { key: 'ptusername', label: '平台用户名', type: 'text', required: true, maxLength: 50, note: '失焦校验：请输入用户名' },
        { key: 'ptcode', label: '平台密码', type: 'text', required: true, maxLength: 50, note: '失焦校验：请输入密码；界面以*显示，传输与存储须加密' },
        { key: 'newptusername', label: '新平台用户名', type: 'text', maxLength: 50 },
        { key: 'newptcode', label: '新平台密码', type: 'text', maxLength: 50 },
        { key: 'isUpdate', label: '编辑中', type: 'boolean' },
        {
          key: 'verifyState', label: '校验状态', type: 'single',
          options: [
            { code: '0', label: '未校验' }, { code: '1', label: '校验通过' }, { code: '2', label: '密码错误' }, { code: '3', label: '平台无法访问' },
            { code: '4', label: '账号锁定' },
          ],
        },
        { key: 'lastVerify', label: '最近校验时间', type: 'dateTime' },
        { key: 'errorMsg', label: '平台返回信息', type: 'text' },
      ],
    },
  ],
  checks: [
    {
      id: 'unchanged',
      when: 'isUpdate == true && (isMissing(newptusername) || newptusername == ptusername) && (isMissing(newptcode) || newptcode == ptcode)',
      severity: 'error', message: '用户名或密码未修改', fields: ['newptusername', 'newptcode'],
    },
  ],
};
