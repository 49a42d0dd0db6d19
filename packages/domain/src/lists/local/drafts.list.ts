import { defineList } from '../list-definition.ts';

/** 本机未完成的表单, on the home page: forms begun on this device and not saved yet, the newest first as they are kept. */
export const drafts = defineList({
  id: 'drafts',
  title: '本机未完成的表单',
  unit: '份',
  subject: 'draft',
  permission: 'everybody',
  columns: [
    { key: 'name', label: '对象', value: 'draft.name', cell: 'person', width: 84, shown: 'always' },
    { key: 'form', label: '表单', value: 'draft.form', cell: 'text', width: 110, grows: true },
    { key: 'savedAt', label: '填写时间', value: 'draft.savedAt', cell: 'instant', width: 104 },
  ],
  filters: [],
  sort: [],
  actions: [{ id: 'discard', label: '放弃', on: 'row', letter: 'V', does: { dialog: 'discard-draft' } }],
  empty: { text: '没有未完成的表单。' },
});
