import { defineList } from '../list-definition.ts';
import { people, peopleFilters } from './resident-parts.ts';

const INFO = 'latest(resident-personal-info)';

/** 居民基本档案表 (`/cust/report`): what the archives say, to be printed and checked village by village. */
export const residentArchiveReport = defineList({
  id: 'resident-archive-report',
  title: '居民基本档案表',
  unit: '人',
  subject: 'resident',
  permission: { code: 'gwjkdngl' },
  columns: [
    people.name, people.sex, people.age, people.idNumber, people.phone, people.birthDate,
    { key: 'nation', label: '民族', value: `${INFO}.ethnicGroup`, cell: 'choice', width: 72, words: { form: 'resident-personal-info', field: 'ethnicGroup' } },
    { key: 'marriage', label: '婚姻', value: `${INFO}.maritalStatus`, cell: 'choice', width: 72, words: { form: 'resident-personal-info', field: 'maritalStatus' } },
    { key: 'education', label: '文化程度', value: `${INFO}.educationLevel`, cell: 'choice', width: 96, words: { form: 'resident-personal-info', field: 'educationLevel' } },
    { key: 'occupation', label: '职业', value: `${INFO}.occupation`, cell: 'choice', width: 96, words: { form: 'resident-personal-info', field: 'occupation' } },
    { key: 'blood', label: '血型', value: `${INFO}.aboBloodType`, cell: 'choice', width: 60, words: { form: 'resident-personal-info', field: 'aboBloodType' } },
    { key: 'allergies', label: '药物过敏', value: `${INFO}.drugAllergies`, cell: 'choices', width: 110, words: { form: 'resident-personal-info', field: 'drugAllergies' } },
    { key: 'payment', label: '医疗付费', value: `${INFO}.paymentMethods`, cell: 'choices', width: 140, words: { form: 'resident-personal-info', field: 'paymentMethods' }, shown: 'wide' },
    { key: 'disabilities', label: '残疾', value: `${INFO}.disabilities`, cell: 'choices', width: 96, words: { form: 'resident-personal-info', field: 'disabilities' } },
    people.village, people.doctor, people.filedOn, people.conditions, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village, peopleFilters.status, peopleFilters.conditions, peopleFilters.age,
    peopleFilters.sex, peopleFilters.doctor, peopleFilters.filedOn,
    { key: 'entryUser', label: '录入人', kind: 'person', on: `${INFO}.@createdBy` },
    { key: 'noInfo', label: '缺基本信息表', kind: 'switch', on: '!resident.hasPersonalInfo' },
  ],
  views: [
    { id: 'mine', label: '我负责的居民', where: { doctor: ['@me'] }, sort: [{ by: 'age', descending: true }] },
    { id: 'new-month', label: '近30天新建档', where: { filedOn: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'filedOn', descending: true }] },
    { id: 'elderly', label: '65岁及以上', where: { age: { from: 65 } }, sort: [{ by: 'age', descending: true }] },
    { id: 'no-info', label: '缺基本信息表', where: { noInfo: ['1'] } },
  ],
  sort: [{ by: 'filedOn', descending: true }],
  open: '/cust/jkdn/:id/jbxx',
  actions: [
    { id: 'print', label: '打印档案', on: 'rows', letter: 'V', permission: 'bggl', does: { print: 'all' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有档案。', hint: '新建健康档案后在这里。', filtered: { text: '没有符合条件的档案。', hint: '换一个村（社区）或清空筛选。' } },
});
