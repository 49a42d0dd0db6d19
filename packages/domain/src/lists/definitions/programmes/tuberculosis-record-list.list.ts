import { defineList } from '../../list-definition.ts';
import { IMPORT_CARDS, chronicParts } from './chronic-parts.ts';
import { people, peopleFilters, printOf, uploadOf } from '../resident-parts.ts';

const { visit, columns, filters, views, actions } = chronicParts(
  'tuberculosis-follow-up',
  'has(tuberculosis-follow-up, when: record.treatmentStopped == true && record.@occurredOn >= outer.@occurredOn)',
);
const card = (field: string) => ({ form: 'tuberculosis-card', field });

/** 肺结核随访记录列表 (`/cust/ptRecordList`, `/followup/fjh`). A course ends with the visit since its card that stops the treatment; the next one has a card of its own. */
export const tuberculosisRecordList = defineList({
  id: 'tuberculosis-record-list',
  title: '肺结核随访记录列表',
  unit: '人',
  subject: 'record:tuberculosis-card',
  permission: { code: 'gwsfmkgl' },
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    { key: 'type', label: '患者类型', value: 'record.patientType', cell: 'choice', width: 80, words: card('patientType') },
    { key: 'sputum', label: '痰菌', value: 'record.sputumStatus', cell: 'choice', width: 80, words: card('sputumStatus') },
    { key: 'resistance', label: '耐药', value: 'record.drugResistance', cell: 'choice', width: 80, words: card('drugResistance') },
    { key: 'month', label: '治疗月序', value: `${visit}.treatmentMonth`, cell: 'number', width: 84, unit: '月', sortable: true },
    { key: 'supervisor', label: '督导人员', value: 'record.supervisor', cell: 'choice', width: 96, words: card('supervisor') },
    { key: 'missed', label: '漏服次数', value: `${visit}.missedDoses`, cell: 'number', width: 84, unit: '次', sortable: true },
    { key: 'adverse', label: '不良反应', value: `${visit}.adverseDrugReactionDetail`, cell: 'text', width: 120, shown: 'wide' },
    { key: 'stopReason', label: '停止治疗原因', value: `${visit}.stopReason`, cell: 'choice', width: 116, words: { form: 'tuberculosis-follow-up', field: 'stopReason' } },
    { key: 'cardDate', label: '建卡日期', value: 'record.followUpDate', cell: 'day', width: 110, sortable: true },
    columns.visits, columns.lastVisit, columns.nextVisit,
    people.doctor, people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'type', label: '患者类型', kind: 'choice', on: 'record.patientType', words: card('patientType') },
    { key: 'resistance', label: '耐药', kind: 'choice', on: 'record.drugResistance', words: card('drugResistance') },
    { ...filters.ended, words: { options: [{ code: '0', label: '治疗中' }, { code: '1', label: '已停止治疗' }] } },
    filters.nextVisit, filters.overdue,
    { key: 'missed', label: '漏服次数', kind: 'range', on: `${visit}.missedDoses` },
    { key: 'cardDate', label: '建卡日期', kind: 'days', on: 'record.followUpDate' },
    peopleFilters.doctor, filters.visited,
  ],
  views: [
    views.mineOverdue, views.dueWeek,
    { id: 'missed', label: '漏服7次及以上', where: { missed: { from: 7 } }, sort: [{ by: 'missed', descending: true }] },
    { id: 'resistant', label: '耐药患者', where: { resistance: ['1'] }, sort: [{ by: 'nextVisit' }] },
    { id: 'new-cards', label: '近30天新建卡', where: { cardDate: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'cardDate', descending: true }] },
  ],
  sort: [{ by: 'nextVisit' }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'card', label: '新建专档', on: 'page', letter: 'E', does: { form: 'tuberculosis-card' } }, IMPORT_CARDS, actions.visit, actions.checkUp, actions.refer, actions.history, printOf('tuberculosis'), uploadOf('upload-tuberculosis', '肺结核随访'), actions.export],
  empty: { text: '还没有肺结核患者。', hint: '用“新建专档”登记已确诊的患者。', action: 'card', filtered: { text: '没有符合条件的肺结核患者。', hint: '去掉一个筛选条件，或用“新建专档”登记已确诊的患者。' } },
});
