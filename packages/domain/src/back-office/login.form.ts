import type { FormDefinition } from '../forms/index.ts';

/** 登录. */
export const login: FormDefinition = {
  id: 'login',
  version: 1,
  title: '登录',
  module: 'back-office',
  routes: ['/login'],
  subject: 'user',
  occurs: 'many',
  source: '规格书3、7、9节',
  verified: ['spec'],
  sections: [
    {
      id: 'login', title: '登录',
      fields: [
        { key: 'username', label: '用户名', type: 'text', required: true },
        { key: 'password', label: '密码', type: 'text', required: true },
        { key: 'code', label: '验证码', type: 'text', required: true },
        { key: 'redomStr', label: '验证码随机串', type: 'text' },
        {
          key: 'type', label: '登录方式', type: 'single',
          options: [{ code: '1', label: '账号密码' }, { code: '2', label: '微信' }, { code: '3', label: '短信' }],
        },
        { key: 'openid', label: '微信openid', type: 'text' },
        { key: 'org', label: '登录机构', type: 'institution', note: '登录后从jgalllist选择' },
      ],
    },
  ],
};
