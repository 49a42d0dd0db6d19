import { defineList } from '../list-definition.ts';
import { FINDING_LABELS } from './finding-parts.ts';
import { people, peopleFilters } from './resident-parts.ts';

/** 规律里的记录 (`/custTj/sjhc/gl/jl`): the sheets in which something stood out. */
export const patternSheets = defineList({
  id: 'pattern-sheets',
  title: '规律里的记录（只是提示，不是结论）',
  unit: '份',
  subject: 'pattern-sheet',
  permission: { code: 'gwtjdngl', letter: 'M' },
  columns: [
    people.name, people.sex, people.age,
    { key: 'form', label: '表单', value: 'sheet.form', cell: 'choice', width: 200, words: { dictionary: 'resident-form' } },
    { key: 'day', label: '表单日期', value: 'sheet.day', cell: 'day', width: 110, sortable: true },
    { key: 'kind', label: '规律', value: 'sheet.kind', cell: 'choice', width: 160, words: FINDING_LABELS.pattern },
    { key: 'doctor', label: '录入人', value: 'sheet.doctor', cell: 'staff', width: 96 },
    people.village,
    { key: 'record', label: '记录', value: 'sheet.record', cell: 'text', width: 120, shown: 'chosen' },
  ],
  filters: [
    peopleFilters.person,
    { key: 'doctor', label: '录入人', kind: 'person', on: 'sheet.doctor' },
    { key: 'kind', label: '规律', kind: 'choice', on: 'sheet.kind', words: FINDING_LABELS.pattern },
    { key: 'day', label: '表单日期', kind: 'days', on: 'sheet.day' },
  ],
  sort: [{ by: 'day', descending: true }],
  open: '/cust/jkdn/:resident/form/:form/:record',
  actions: [{ id: 'open', label: '打开记录', on: 'row', letter: 'V', does: { open: '/cust/jkdn/:resident/form/:form/:record' } }],
  empty: { text: '没有这样的记录。', hint: '从“录入规律”里点“看记录”进来。' },
});
