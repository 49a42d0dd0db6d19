import { defineList } from '../list-definition.ts';
import { ARCHIVE_ACTIONS } from './archive-actions.ts';
import { people, peopleFilters } from './resident-parts.ts';

/** 居民列表 (`/cust/base`). */
export const residentList = defineList({
  id: 'resident-list',
  title: '居民列表',
  unit: '人',
  subject: 'resident',
  permission: { code: 'gwjkdngl' },
  columns: [
    people.name, people.sex, people.age, people.idNumber, people.phone, people.village, { ...people.nextFollowUpOn, width: 176, due: true }, people.conditions, people.lastCheckUpOn, people.doctor, people.institution, people.address, people.filedOn, people.status, people.archiveNumber, people.birthDate,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village, peopleFilters.status, peopleFilters.conditions, peopleFilters.age, peopleFilters.sex, peopleFilters.doctor, peopleFilters.filedOn, peopleFilters.phone,
    { key: 'entryUser', label: '录入人', kind: 'person', on: 'latest(resident-personal-info).@createdBy', place: 'more' },
    { key: 'overdue', label: '随访逾期', kind: 'switch', on: "resident.status == '1' && resident.nextFollowUpOn < @today" },
    { key: 'due', label: '7天内应随访', kind: 'switch', on: "resident.status == '1' && resident.nextFollowUpOn >= @today && resident.nextFollowUpOn <= addDays(@today, 7)" },
    { key: 'unchecked', label: '今年未体检', kind: 'switch', on: "resident.status == '1' && (isMissing(resident.lastCheckUpOn) || yearOf(resident.lastCheckUpOn) < @year) && (yearOf(resident.birthDate) <= @year - 65 || hasAny(resident.conditions, ['hypertension', 'diabetes']))", tellsAge: true },
    { key: 'noDoctor', label: '没有责任医生', kind: 'switch', on: 'isMissing(resident.doctor)' },
  ],
  views: [
    { id: 'mine', label: '我负责的居民', where: { doctor: ['@me'] }, sort: [{ by: 'age', descending: true }] },
    { id: 'mine-overdue', label: '我负责的逾期', where: { doctor: ['@me'], overdue: ['1'] }, sort: [{ by: 'nextFollowUpOn' }] },
    { id: 'elderly', label: '65岁及以上老年人', where: { age: { from: 65 } }, sort: [{ by: 'age', descending: true }] },
    { id: 'new-month', label: '近30天新建档', where: { filedOn: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'filedOn', descending: true }] },
    { id: 'ended', label: '已终止档案', where: { status: ['2', '3', '4', '5', '6', '9'] }, sort: [{ by: 'filedOn', descending: true }] },
    { id: 'no-doctor', label: '没有责任医生', where: { noDoctor: ['1'] }, sort: [{ by: 'filedOn' }] },
  ],
  sort: [{ by: 'archiveNumber' }],
  open: '/cust/jkdn/:id',
  actions: [
    { id: 'create', label: '新建档案', on: 'page', letter: 'E', does: { dialog: 'new-resident' } },
    { id: 'import', label: '导入名册', on: 'page', letter: 'E', does: { open: '/cust/base/import' } },
    { id: 'merge', label: '合并档案', on: 'row', letter: 'M', when: "resident.status == '1'", does: { dialog: 'merge-archive' } },
    ...ARCHIVE_ACTIONS,
    { id: 'transferDoctor', label: '变更责任医生', on: 'rows', letter: 'E', when: "resident.status == '1'", does: { job: 'transfer-doctor' }, undo: true, asks: [{ key: 'doctor', label: '新责任医生', kind: 'staff', required: true }, { key: 'note', label: '说明', kind: 'long-text' }], confirm: '确定变更 {n} 人的责任医生？', says: '已变更 {done} 人；跳过 {skipped} 人。' },
    { id: 'print', label: '批量打印', on: 'rows', letter: 'V', permission: 'bggl', does: { print: 'all' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有居民。', hint: '核对身份证号后新建档案，或导入名册。', action: 'create', filtered: { text: '没有符合条件的居民。', hint: '去掉一个筛选条件，或核对身份证号后新建档案。' } },
});
