import type { FormDefinition } from '../forms/index.ts';

/** 公告: what an institution tells its own staff and those of the institutions below it, on their first page. */
export const announcement: FormDefinition = {
  id: 'announcement',
  version: 1,
  title: '公告',
  module: 'back-office',
  routes: ['upms/gggl'],
  subject: 'none',
  occurs: 'many',
  source: '产品定义；首页“新闻公告”：上级机构发布，本机构及下级可见，有效期内显示',
  verified: ['recall'],
  sections: [
    {
      id: 'text', title: '公告',
      fields: [
        { key: 'title', label: '标题', type: 'text', required: true, maxLength: 60 },
        { key: 'content', label: '内容', type: 'longText', required: true, maxLength: 2000, note: '不得写居民的姓名、证件号和电话' },
        { key: 'validTo', label: '有效期至', type: 'date', required: true, proposed: 'addDays(today, 30)', note: '当天仍显示，次日起首页不再显示' },
        { key: 'top', label: '置顶', type: 'boolean', default: false, note: '同一机构在发布的最多 3 条' },
        { key: 'publishTime', label: '发布时间', type: 'dateTime', internal: true },
        {
          key: 'state', label: '状态', type: 'single', required: true, internal: true,
          options: [{ code: '0', label: '草稿' }, { code: '1', label: '已发布' }, { code: '2', label: '已撤下' }],
          default: '0',
        },
      ],
    },
  ],
  checks: [
    { id: 'over', when: "state != '2' && validTo < today", severity: 'error', message: '有效期已过，请改为今天或以后', fields: ['validTo'] },
  ],
};
