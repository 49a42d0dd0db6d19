import { defineList } from '../lists/list-definition.ts';
import { people, peopleFilters } from '../lists/definitions/resident-parts.ts';

/** The example of docs/list-language.md, word for word. */
export const exampleList = defineList({
  id: 'new-cards',
  title: '新建高血压专档',
  unit: '人',
  subject: 'record:hypertension-card',
  permission: { code: 'gwsfmkgl' },
  fixed: 'record.terminated != true',
  columns: [
    people.name,
    people.age,
    people.phone,
    people.village,
    { key: 'cardDate', label: '建卡日期', value: 'record.cardDate', cell: 'day', width: 110, sortable: true },
    {
      key: 'risk',
      label: '危险分层',
      value: 'record.riskLevel',
      cell: 'choice',
      width: 84,
      words: { dictionary: 'cardiovascular-risk-level' },
    },
    {
      key: 'visits',
      label: '年内随访',
      value: 'count(hypertension-follow-up, year)',
      cell: 'number',
      width: 80,
      unit: '次',
      sortable: true,
    },
  ],
  filters: [
    peopleFilters.person,
    peopleFilters.village,
    { key: 'cardDate', label: '建卡日期', kind: 'days', on: 'record.cardDate' },
    {
      key: 'unvisited',
      label: '建卡后没有随访',
      kind: 'switch',
      on: '!has(hypertension-follow-up, when: record.followUpDate >= @today)',
    },
  ],
  views: [{ id: 'month', label: '近30天', where: { cardDate: { from: '@today-30d', to: '@today' } } }],
  sort: [{ by: 'cardDate', descending: true }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '没有新建的专档。' },
});
