import { defineList } from '../list-definition.ts';
import { FINDING_LABELS } from './finding-parts.ts';

/** 录入规律 (`/custTj/sjhc/gl`): what stands out in what somebody entered within a year. A prompt for who manages, never a verdict. */
export const dataPatterns = defineList({
  id: 'data-patterns',
  title: '录入规律（只是提示，不是结论）',
  unit: '条',
  subject: 'pattern',
  permission: { code: 'gwtjdngl', letter: 'M' },
  columns: [
    { key: 'doctor', label: '录入人', value: 'pattern.doctor', cell: 'staff', width: 96, shown: 'always' },
    { key: 'institution', label: '机构', value: 'pattern.institution', cell: 'institution', width: 170, sortable: true },
    { key: 'kind', label: '规律', value: 'pattern.kind', cell: 'choice', width: 160, words: FINDING_LABELS.pattern, sortable: true },
    { key: 'says', label: '看到的', value: 'pattern.says', cell: 'text', width: 420, grows: true, shown: 'always', hint: '精确二项检验，偶然出现的可能小于千分之一才列出；可能另有原因，请先看记录再问本人' },
    { key: 'hits', label: '其中', value: 'pattern.hits', cell: 'number', width: 76, sortable: true },
    { key: 'n', label: '共', value: 'pattern.n', cell: 'number', width: 76, sortable: true },
    { key: 'usual', label: '通常占', value: 'pattern.usual * 100', cell: 'number', width: 84, unit: '%', shown: 'wide' },
  ],
  filters: [
    { key: 'kind', label: '规律', kind: 'choice', on: 'pattern.kind', words: FINDING_LABELS.pattern },
    { key: 'doctor', label: '录入人', kind: 'person', on: 'pattern.doctor' },
    { key: 'institution', label: '机构', kind: 'place', on: 'pattern.institution' },
  ],
  sort: [{ by: 'institution' }, { by: 'kind' }],
  open: '/custTj/sjhc/gl/jl?doctor=:doctor&kind=:kind',
  actions: [{ id: 'sheets', label: '看记录', on: 'row', letter: 'M', does: { open: '/custTj/sjhc/gl/jl?doctor=:doctor&kind=:kind' } }],
  empty: { text: '近一年的录入里没有不像偶然的规律。', hint: '每天重新计算一次；录入太少的人不列。' },
});
