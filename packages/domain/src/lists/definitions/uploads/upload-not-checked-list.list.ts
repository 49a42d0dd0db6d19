import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';

/** 未上传-未体检 (`/uploadManage/uploadListNotTJ`): who is to be examined this year and has no check-up here. */
export const uploadNotCheckedList = defineList({
  id: 'upload-not-checked-list',
  title: '未上传-未体检',
  unit: '人',
  subject: 'resident',
  permission: { code: 'tjscgl' },
  fixed:
    "resident.status == '1' && (resident.age >= 65 || hasAny(resident.conditions, ['hypertension', 'diabetes', 'psychosis', 'tuberculosis'])) && !has(health-check-up, year)",
  columns: [
    people.name, people.sex, people.age, people.idNumber, people.phone, people.conditions, people.village, people.lastCheckUpOn, people.doctor,
    people.institution, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village, peopleFilters.conditions, peopleFilters.age, peopleFilters.doctor,
  ],
  views: [
    { id: 'elder', label: '65 岁及以上', where: { age: { from: 65 } } },
    { id: 'mine', label: '我负责的', where: { doctor: ['@me'] } },
  ],
  sort: [{ by: 'age', descending: true }],
  open: '/cust/jkdn/:id',
  actions: [
    { id: 'check', label: '新建体检', on: 'row', letter: 'E', permission: 'gwtjdngl', does: { form: 'health-check-up' } },
    { id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '应检的都体检了' },
});
