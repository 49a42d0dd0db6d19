import { defineList } from '../../list-definition.ts';
import { IMPORT_CARDS, chronicParts } from './chronic-parts.ts';
import { pausesOf } from './plan-parts.ts';
import { people, peopleFilters, printOf, uploadOf } from '../resident-parts.ts';

const { visit, columns, filters, views, actions } = chronicParts('psychosis-follow-up', 'record.terminated == true && !isMissing(record.fillDate)');
/** In hospital they are asked about every two weeks, and without consent no visit is planned: neither is late. */
const isLate = `${filters.overdue.on} && (isMissing(record.informedConsent) || record.informedConsent != '0') && (isMissing(${visit}.hospitalization) || ${visit}.hospitalization != '1')`;
const words = (field: string) => ({ form: 'psychosis-follow-up', field });

/** 严重精神障碍随访记录列表 (`/cust/psychosisRecordList`, `/followup/jsza`). */
export const psychosisRecordList = defineList({
  id: 'psychosis-record-list',
  title: '严重精神障碍随访记录列表',
  unit: '人',
  subject: 'record:psychosis-card',
  permission: { code: 'gwjsza' },
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    { key: 'diagnosis', label: '诊断', value: 'record.diagnosis', cell: 'choice', width: 140, words: { form: 'psychosis-card', field: 'diagnosis' } },
    { key: 'risk', label: '危险性评估', value: `${visit}.riskGrade`, cell: 'choice', width: 100, words: words('riskGrade'), sortable: true },
    { key: 'visitClass', label: '随访分类', value: `${visit}.visitClass`, cell: 'choice', width: 90, words: words('visitClass') },
    { key: 'symptoms', label: '目前症状', value: `${visit}.symptoms`, cell: 'choices', width: 140, words: words('symptoms'), shown: 'wide' },
    { key: 'insight', label: '自知力', value: `${visit}.insight`, cell: 'choice', width: 96, words: words('insight') },
    { key: 'adherence', label: '服药依从', value: `${visit}.medicationAdherence`, cell: 'choice', width: 120, words: words('medicationAdherence') },
    { key: 'consent', label: '知情同意', value: 'record.informedConsent', cell: 'choice', width: 100, words: { form: 'psychosis-card', field: 'informedConsent' } },
    { key: 'guardian', label: '监护人', value: 'record.guardianName', cell: 'text', width: 90 },
    { key: 'cardDate', label: '建卡日期', value: 'record.fillDate', cell: 'day', width: 110, sortable: true },
    columns.visits, columns.lastVisit, columns.nextVisit,
    { key: 'doctor', label: '责任医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
    people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'risk', label: '危险性评估', kind: 'choice', on: `${visit}.riskGrade`, words: words('riskGrade') },
    { key: 'visitClass', label: '随访分类', kind: 'choice', on: `${visit}.visitClass`, words: words('visitClass') },
    filters.ended, filters.nextVisit, { ...filters.overdue, on: isLate },
    { key: 'diagnosis', label: '诊断', kind: 'choice', on: 'record.diagnosis', words: { form: 'psychosis-card', field: 'diagnosis' } },
    { key: 'cardDate', label: '建卡日期', kind: 'days', on: 'record.fillDate' },
    { key: 'doctor', label: '责任医生', kind: 'person', on: 'record.responsibleDoctor' },
    filters.visited,
  ],
  views: [
    views.mineOverdue, views.dueWeek,
    { id: 'risky', label: '3级及以上', where: { risk: ['3', '4', '5'] }, sort: [{ by: 'risk', descending: true }] },
    { id: 'unstable', label: '病情不稳定', where: { visitClass: ['1'] }, sort: [{ by: 'nextVisit' }] },
    { id: 'new-cards', label: '近30天新建卡', where: { cardDate: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'cardDate', descending: true }] },
  ],
  sort: [{ by: 'nextVisit' }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'card', label: '新建专档', on: 'page', letter: 'E', does: { form: 'psychosis-card' } }, IMPORT_CARDS, actions.visit, actions.checkUp, actions.refer, actions.history, ...pausesOf('psychosis'), printOf('psychosis'), uploadOf('upload-psychosis', '精神障碍随访'), actions.export],
  empty: { text: '还没有严重精神障碍患者。', hint: '用“新建专档”登记已确诊的患者。', action: 'card', filtered: { text: '没有符合条件的严重精神障碍患者。', hint: '去掉一个筛选条件，或用“新建专档”登记已确诊的患者。' } },
});
