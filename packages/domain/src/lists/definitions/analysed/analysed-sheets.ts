import { analysedListId, type AnalysedForm } from '../../analysed-forms.data.ts';
import { defineList, type ListDefinition } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';

/** Who stands behind a number, by the sheet that counts. Opened from the number (`filters.number`). */
export const analysedSheets = ({ form, title, day, code, letter }: AnalysedForm): ListDefinition =>
  defineList({
    id: analysedListId(form),
    title,
    unit: '人',
    subject: `record:${form}`,
    permission: { code, ...(letter && { letter }) },
    columns: [
      people.name,
      people.sex,
      people.age,
      people.idNumber,
      people.phone,
      people.village,
      { key: 'day', label: day, value: 'record.@occurredOn', cell: 'day', width: 110, sortable: true },
      { key: 'place', label: '登记机构', value: 'record.@institution', cell: 'institution', width: 160 },
      people.institution,
      people.doctor,
      people.archiveNumber,
    ],
    filters: [
      peopleFilters.person,
      { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
      peopleFilters.village,
      peopleFilters.doctor,
      peopleFilters.sex,
      { key: 'day', label: day, kind: 'days', on: 'record.@occurredOn' },
    ],
    sort: [{ by: 'day', descending: true }],
    open: '/cust/jkdn/:resident',
    actions: [{ id: 'export', label: '导出名单', on: 'found', letter: letter ?? 'V', does: { export: true } }],
    empty: {
      text: '还没有人。',
      hint: '回到统计页面换一个数字。',
      filtered: { text: '没有符合条件的人。', hint: '去掉一个筛选条件，或回到统计页面换一个数字。' },
    },
  });
