import { defineList } from '../list-definition.ts';

/** 谁看过: who opened a resident's file, from where, what of it and when; the newest first. */
export const residentViews = defineList({
  id: 'resident-views',
  title: '查看记录',
  unit: '条',
  subject: 'view',
  permission: 'everybody',
  columns: [
    { key: 'at', label: '时间', value: 'view.at', cell: 'instant', width: 132, shown: 'always' },
    { key: 'user', label: '姓名', value: 'view.user', cell: 'text', width: 96 },
    { key: 'institution', label: '机构', value: 'view.institution', cell: 'text', width: 180 },
    { key: 'what', label: '看了什么', value: 'view.what', cell: 'text', width: 160, grows: true },
  ],
  filters: [],
  sort: [],
  empty: { text: '还没有人打开过这份档案。' },
});
