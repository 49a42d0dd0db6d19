import { defineList } from '../../list-definition.ts';
import { IMPORT_CARDS, chronicParts } from './chronic-parts.ts';
import { pausesOf } from './plan-parts.ts';
import { people, peopleFilters, printOf, uploadOf, YES_NO } from '../resident-parts.ts';

const { visit, columns, filters, views, actions } = chronicParts('diabetes-follow-up', 'record.terminated == true && !isMissing(record.cardDate)');
/** Public-health aim: fasting glucose below 7.0 mmol/L. */
const CONTROLLED = `${visit}.fastingGlucose < 7`;

/** 糖尿病随访记录列表 (`/cust/diabeteRecordList`, `/followup/tnb`). */
export const diabetesRecordList = defineList({
  id: 'diabetes-record-list',
  title: '糖尿病随访记录列表',
  unit: '人',
  subject: 'record:diabetes-card',
  permission: { code: 'gwsfmkgl' },
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    { key: 'glucose', label: '空腹血糖', value: `${visit}.fastingGlucose`, cell: 'number', width: 116, unit: 'mmol/L', decimals: 1, sortable: true },
    { key: 'hba1c', label: '糖化', value: `${visit}.hba1c`, cell: 'number', width: 72, unit: '%', decimals: 1, sortable: true, hint: '糖化血红蛋白' },
    { key: 'systolic', label: '收缩压', value: `${visit}.systolic`, cell: 'number', width: 104, unit: 'mmHg', sortable: true },
    { key: 'controlled', label: '达标', value: CONTROLLED, cell: 'yes-no', width: 64, hint: '最近一次随访空腹血糖低于 7.0 mmol/L' },
    { key: 'pulse', label: '足背动脉', value: `${visit}.dorsalisPedisPulse`, cell: 'choice', width: 90, words: { form: 'diabetes-follow-up', field: 'dorsalisPedisPulse' }, shown: 'wide' },
    { key: 'hypoglycemia', label: '低血糖反应', value: `${visit}.hypoglycemiaReaction`, cell: 'choice', width: 90, words: { form: 'diabetes-follow-up', field: 'hypoglycemiaReaction' } },
    { key: 'visitClass', label: '随访分类', value: `${visit}.visitClass`, cell: 'choice', width: 96, words: { dictionary: 'chronic-visit-class' } },
    { key: 'insulin', label: '胰岛素', value: 'record.usesInsulin', cell: 'yes-no', width: 72, shown: 'wide' },
    { key: 'cardDate', label: '建卡日期', value: 'record.cardDate', cell: 'day', width: 110, sortable: true },
    columns.visits, columns.lastVisit, columns.nextVisit,
    { key: 'doctor', label: '责任医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
    people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'visitClass', label: '随访分类', kind: 'choice', on: `${visit}.visitClass`, words: { dictionary: 'chronic-visit-class' } },
    { key: 'controlled', label: '血糖达标', kind: 'choice', on: CONTROLLED, words: YES_NO },
    filters.ended, filters.nextVisit, filters.overdue,
    { key: 'type', label: '糖尿病类型', kind: 'choice', on: 'record.diabetesType', words: { dictionary: 'diabetes-type' } },
    { key: 'cardDate', label: '建卡日期', kind: 'days', on: 'record.cardDate' },
    { key: 'doctor', label: '责任医生', kind: 'person', on: 'record.responsibleDoctor' },
    filters.visited,
  ],
  views: [
    views.mineOverdue, views.dueWeek,
    { id: 'uncontrolled', label: '血糖未达标', where: { controlled: ['0'] }, sort: [{ by: 'glucose', descending: true }] },
    { id: 'two-weeks', label: '不满意待2周随访', where: { visitClass: ['2', '3', '4'] }, sort: [{ by: 'nextVisit' }] },
    { id: 'new-cards', label: '近30天新建卡', where: { cardDate: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'cardDate', descending: true }] },
  ],
  sort: [{ by: 'nextVisit' }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'card', label: '新建专档', on: 'page', letter: 'E', does: { form: 'diabetes-card' } }, IMPORT_CARDS, actions.visit, actions.checkUp, actions.refer, actions.history, ...pausesOf('diabetes'), printOf('diabetes'), uploadOf('upload-diabetes', '糖尿病随访'), actions.export],
  empty: { text: '还没有糖尿病患者。', hint: '用“新建专档”登记已确诊的患者。', action: 'card', filtered: { text: '没有符合条件的糖尿病患者。', hint: '去掉一个筛选条件，或用“新建专档”登记已确诊的患者。' } },
});
