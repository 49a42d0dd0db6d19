import type { FormDefinition } from '../forms/index.ts';

/** 修改密码. */
export const passwordChange: FormDefinition = {
  id: 'password-change',
  version: 1,
  title: '修改密码',
  module: 'back-office',
  routes: ['dialog:password'],
  subject: 'user',
  occurs: 'one',
  source: '规格书7节（/users/updateuserpwd、updateuserpwdcz）',
  verified: ['spec', 'recall'],
  sections: [
    {
      id: 'pwd', title: '密码',
      fields: [
        { key: 'oldPassword', label: '原密码', type: 'text', required: true },
        { key: 'newPassword', label: '新密码', type: 'text', required: true, maxLength: 20 },
        { key: 'confirm', label: '确认新密码', type: 'text', required: true },
        { key: 'phone', label: '手机号', type: 'text', maxLength: 11 },
        { key: 'smsCode', label: '短信验证码', type: 'text', maxLength: 6 },
      ],
    },
  ],
  checks: [
    { id: 'same', when: 'newPassword == oldPassword', severity: 'error', message: '新密码不得与原密码相同', fields: ['newPassword'] },
    { id: 'confirm', when: 'newPassword != confirm', severity: 'error', message: '两次输入的密码不一致', fields: ['confirm'] },
  ],
};
