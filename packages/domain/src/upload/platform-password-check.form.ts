import type { FormDefinition } from '../forms/index.ts';

/** 平台账号密码检验. */
export const platformPasswordCheck: FormDefinition = {
  id: 'platform-password-check',
  version: 1,
  title: '平台账号密码检验',
  module: 'upload',
  routes: ['dialog:platform-check'],
  subject: 'user',
  occurs: 'many',
  source: '产品定义（规格书 3、5、7、8 节）',
  verified: ['spec'],
  sections: [
    {
      id: 'check', title: '检验',
      fields: [
        { key: 'ptusername', label: '平台用户名', type: 'text', required: true, note: '请输入用户名' },
        { key: 'ptpassword', label: '平台密码', type: 'text', required: true, note: '请输入密码' },
        { key: 'username', label: '本平台用户', type: 'text' },
        { key: 'password', label: '本平台密码', type: 'text', note: '由会话带出，不显示' },
      ],
    },
  ],
};
