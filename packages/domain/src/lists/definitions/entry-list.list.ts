import { defineList } from '../list-definition.ts';
import { people, peopleFilters } from './resident-parts.ts';

const FORM = { dictionary: 'resident-form' };
const SHEET = '/cust/jkdn/:resident/form/:form/:id';

/** 录入明细 (`/editGather/entries`): every sheet somebody entered, and what is still missing in it. */
export const entryList = defineList({
  id: 'entry-list',
  title: '录入明细',
  unit: '份',
  subject: 'entry',
  permission: { code: 'gwjkdngl' },
  columns: [
    { key: 'form', label: '表单', value: 'record.@form', cell: 'choice', width: 180, words: FORM, shown: 'always' },
    people.name,
    { key: 'occurredOn', label: '业务日期', value: 'record.@occurredOn', cell: 'day', width: 110, sortable: true },
    { key: 'createdAt', label: '录入时间', value: 'record.@createdAt', cell: 'instant', width: 150, sortable: true },
    { key: 'author', label: '录入人', value: 'record.@createdBy', cell: 'staff', width: 90 },
    { key: 'missing', label: '有缺项', value: 'entry.missing', cell: 'yes-no', width: 76 },
    { key: 'erroneous', label: '有错误', value: 'entry.erroneous', cell: 'yes-no', width: 76 },
    { key: 'uploaded', label: '已上传', value: 'entry.uploaded', cell: 'yes-no', width: 76 },
    { key: 'place', label: '录入机构', value: 'record.@institution', cell: 'institution', width: 160 },
    people.sex, people.age, people.village, people.doctor, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person,
    { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    { key: 'form', label: '表单', kind: 'choice', on: 'record.@form', words: FORM },
    { key: 'author', label: '录入人', kind: 'person', on: 'record.@createdBy' },
    { key: 'entered', label: '录入日期', kind: 'days', on: 'day(record.@createdAt)' },
    { key: 'place', label: '录入机构', kind: 'place', on: 'record.@institution' },
    peopleFilters.doctor,
    { key: 'occurredOn', label: '业务日期', kind: 'days', on: 'record.@occurredOn', place: 'more' },
  ],
  views: [
    { id: 'incomplete', label: '有缺项', condition: 'entry.missing' },
    { id: 'erroneous', label: '有错误', condition: 'entry.erroneous' },
    { id: 'my-incomplete', label: '我录入的有缺项', condition: 'entry.missing && record.@createdBy == @me' },
    { id: 'mine', label: '我录入的', condition: 'record.@createdBy == @me' },
  ],
  sort: [{ by: 'createdAt', descending: true }],
  open: SHEET,
  actions: [
    { id: 'view', label: '查看档案', on: 'row', letter: 'V', does: { open: '/cust/jkdn/:resident' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '这段时间没有录入。', hint: '换一段录入日期，或查看别的表单。', filtered: { text: '没有符合条件的录入。', hint: '去掉一个筛选条件，或换一段录入日期。' } },
});
