import { defineList } from '../../list-definition.ts';
import { CHILD_CARD } from './card-actions.ts';
import { people, peopleFilters, printOf, YES_NO } from '../resident-parts.ts';

const MONTHS = 'fullMonths(record.birthDate, @today)';
// A card that is closed is reopened before anything else is written.
const IN_CARE = "resident.status == '1' && (isMissing(record.status) || record.status == '0')";
const STATES = {
  options: [{ code: '0', label: '在册', tone: 'good' }, { code: '1', label: '已注销', tone: 'quiet' }, { code: '2', label: '已结案', tone: 'quiet' }],
} as const;
const CHECK_UP = 'latest(child-check-up)';

/** 儿童保健 (`/health/etbjMenu`): children from birth to six, with what was last measured. */
export const childCareList = defineList({
  id: 'child-care-list',
  title: '儿童保健',
  unit: '人',
  subject: 'record:child-basic-info',
  permission: { code: 'gwfybjgl' },
  columns: [
    people.name, people.sex,
    { key: 'birthDate', label: '出生日期', value: 'record.birthDate', cell: 'day', width: 110, sortable: true },
    { key: 'months', label: '月龄', value: MONTHS, cell: 'number', width: 64, unit: '月' },
    { key: 'state', label: '儿童册', value: 'record.status', cell: 'state', width: 92, words: STATES },
    { key: 'mother', label: '母亲', value: 'record.motherName', cell: 'text', width: 90 },
    { key: 'guardianPhone', label: '联系电话', value: 'record.guardianPhone', cell: 'text', width: 120 },
    people.village,
    { key: 'checkUps', label: '体检', value: 'count(child-check-up)', cell: 'number', width: 64, unit: '次' },
    { key: 'lastCheckUp', label: '最近体检', value: `${CHECK_UP}.followUpDate`, cell: 'day', width: 110, sortable: true },
    { key: 'visits', label: '新生儿访视', value: 'count(newborn-home-visit) + count(postpartum-newborn-visit)', cell: 'number', width: 90, unit: '次' },
    { key: 'weight', label: '体重', value: `${CHECK_UP}.weight`, cell: 'number', width: 72, unit: 'kg', decimals: 1 },
    { key: 'height', label: '身长', value: `${CHECK_UP}.height`, cell: 'number', width: 76, unit: 'cm', decimals: 1 },
    { key: 'frail', label: '体弱', value: 'has(frail-child-management)', cell: 'yes-no', width: 60 },
    { key: 'doctor', label: '保健医生', value: 'record.responsibleDoctor', cell: 'staff', width: 90 },
    { key: 'recordNumber', label: '儿童册号', value: 'record.childRecordNumber', cell: 'text', width: 140 },
    people.idNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'months', label: '月龄', kind: 'range', on: MONTHS, tellsAge: true },
    { key: 'status', label: '管理状态', kind: 'choice', on: 'record.status', words: { form: 'child-basic-info', field: 'status' } },
    { ...peopleFilters.status, key: 'archive' },
    { key: 'visited', label: '已做新生儿访视', kind: 'choice', on: 'has(newborn-home-visit) || has(postpartum-newborn-visit)', words: YES_NO },
    { key: 'birthDate', label: '出生日期', kind: 'days', on: 'record.birthDate', tellsAge: true },
    { key: 'doctor', label: '保健医生', kind: 'person', on: 'record.responsibleDoctor' },
    { key: 'frail', label: '体弱儿', kind: 'choice', on: 'has(frail-child-management)', words: YES_NO },
    { key: 'noYear', label: '今年未体检', kind: 'switch', on: "resident.status == '1' && !has(child-check-up, year)" },
  ],
  views: [
    { id: 'newborn', label: '出生28天内未访视', where: { birthDate: { from: '@today-28d', to: '@today' }, visited: ['0'] }, sort: [{ by: 'birthDate', descending: true }] },
    { id: 'under3', label: '3岁以下今年未体检', where: { months: { from: 1, to: 35 }, noYear: ['1'] }, sort: [{ by: 'birthDate', descending: true }] },
    { id: 'frail', label: '体弱儿', where: { frail: ['1'] }, sort: [{ by: 'lastCheckUp' }] },
    { id: 'mine', label: '我负责的儿童', where: { doctor: ['@me'] }, sort: [{ by: 'birthDate', descending: true }] },
  ],
  sort: [{ by: 'birthDate', descending: true }],
  open: '/health/etjbxx/:resident',
  actions: [
    { id: 'create', label: '建册', on: 'page', letter: 'E', does: { form: 'child-basic-info' } },
    { id: 'visit', label: '新生儿访视', on: 'row', letter: 'E', when: `${IN_CARE} && ${MONTHS} < 2`, does: { form: 'newborn-home-visit' } },
    { id: 'check', label: '定期体检', on: 'row', letter: 'E', when: IN_CARE, does: { form: 'child-check-up' } },
    { id: 'psychology', label: '心理检查', on: 'row', letter: 'E', when: IN_CARE, does: { form: 'child-psychology-exam' } },
    { id: 'hearing', label: '听力检查', on: 'row', letter: 'E', when: IN_CARE, does: { form: 'child-hearing-exam' } },
    { id: 'frailCare', label: '体弱儿管理', on: 'row', letter: 'E', when: IN_CARE, does: { form: 'frail-child-management' } },
    { id: 'immunization', label: '计划免疫', on: 'row', letter: 'E', when: IN_CARE, does: { form: 'immunization-record' } },
    { id: 'death', label: '死亡登记', on: 'row', letter: 'E', when: "(isMissing(record.status) || record.status == '0') && fullYears(record.birthDate, @today) < 5", does: { form: 'child-death-report' } },
    ...CHILD_CARD,
    printOf('child'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有儿童。', hint: '为新生儿“建册”。', action: 'create', filtered: { text: '没有符合条件的儿童。', hint: '去掉筛选，或为新生儿“建册”。' } },
});
