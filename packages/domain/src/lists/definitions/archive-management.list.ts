import { defineList } from '../list-definition.ts';
import { ARCHIVE_ACTIONS } from './archive-actions.ts';
import { people, peopleFilters, uploadOf } from './resident-parts.ts';

/** 健康档案管理 (`/cust/jkdnMenu`). */
export const archiveManagement = defineList({
  id: 'archive-management',
  title: '健康档案管理',
  unit: '人',
  subject: 'resident',
  permission: { code: 'gwjkdngl' },
  columns: [
    people.name, people.sex, people.age, people.idNumber, people.phone, people.conditions, people.village,
    { key: 'personalInfo', label: '基本信息', value: 'resident.hasPersonalInfo', cell: 'yes-no', width: 76 },
    { key: 'pastHistory', label: '既往史', value: 'has(past-history)', cell: 'yes-no', width: 68 },
    { key: 'familyHistory', label: '家族史', value: 'has(family-history)', cell: 'yes-no', width: 68 },
    { key: 'disability', label: '残疾', value: 'has(disability)', cell: 'yes-no', width: 60 },
    people.lastCheckUpOn, people.nextFollowUpOn,
    { key: 'updatedAt', label: '更新时间', value: 'latest(resident-personal-info).@updatedAt', cell: 'instant', width: 150 },
    people.doctor, people.filedOn, people.status, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.status, peopleFilters.conditions, peopleFilters.age, peopleFilters.doctor, peopleFilters.sex, peopleFilters.filedOn,
    { key: 'entryUser', label: '录入人', kind: 'person', on: 'latest(resident-personal-info).@createdBy' },
    { key: 'noInfo', label: '缺基本信息表', kind: 'switch', on: '!resident.hasPersonalInfo' },
  ],
  views: [
    { id: 'mine-incomplete', label: '我负责的缺项档案', where: { doctor: ['@me'], noInfo: ['1'] } },
    { id: 'new-month', label: '近30天新建档', where: { filedOn: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'filedOn', descending: true }] },
    { id: 'elderly', label: '65岁及以上老年人', where: { age: { from: 65 } }, sort: [{ by: 'lastCheckUpOn' }] },
  ],
  sort: [{ by: 'archiveNumber' }],
  open: '/cust/jkdn/:id',
  actions: [
    { id: 'open', label: '进入档案', on: 'row', letter: 'V', does: { open: '/cust/jkdn/:id' } },
    { id: 'jws', label: '既往史', on: 'row', letter: 'V', does: { form: 'past-history' } },
    { id: 'jzs', label: '家族史', on: 'row', letter: 'V', does: { form: 'family-history' } },
    { id: 'merge', label: '合并档案', on: 'row', letter: 'M', when: "resident.status == '1'", does: { dialog: 'merge-archive' } },
    ...ARCHIVE_ACTIONS,
    { id: 'transferDoctor', label: '变更责任医生', on: 'rows', letter: 'E', when: "resident.status == '1'", does: { job: 'transfer-doctor' }, undo: true, asks: [{ key: 'doctor', label: '新责任医生', kind: 'staff', required: true }, { key: 'note', label: '说明', kind: 'long-text' }], confirm: '确定变更 {n} 人的责任医生？', says: '已变更 {done} 人；跳过 {skipped} 人。' },
    { id: 'print', label: '打印档案', on: 'rows', letter: 'V', permission: 'bggl', does: { print: 'all' } },
    uploadOf('upload-archives', '个人档案'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有档案。', hint: '按身份证号查找后新建档案。', filtered: { text: '没有符合条件的档案。', hint: '去掉一个筛选条件，或按身份证号查找后新建档案。' } },
});
