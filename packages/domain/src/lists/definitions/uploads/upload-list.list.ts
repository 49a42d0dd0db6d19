import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { uploadActions, uploadFilters, uploads } from './upload-parts.ts';

const { detail, fixPerson, upload, retry, skip, restore, ask, askDelete, withdrawDelete, export: toFile } = uploadActions;

/** 上传列表 (`/uploadManage/uploadList`): every record the platform wants, and how far it is. */
export const uploadList = defineList({
  id: 'upload-list',
  title: '上传列表',
  unit: '条',
  subject: 'upload',
  permission: { code: 'tjscgl' },
  columns: [
    people.name, people.sex, people.age, people.idNumber, uploads.recordType, uploads.recordDate, uploads.state, uploads.attempts,
    uploads.lastTime, uploads.platformId, uploads.error, uploads.errorMsg, uploads.reconcile, people.institution, people.archiveNumber, uploads.account, uploads.deletion, uploads.batchNo, uploads.form, uploads.field, uploads.path,
  ],
  filters: [
    peopleFilters.person, { key: 'number', label: '统计数字', kind: 'number', on: 'true' }, uploadFilters.place, uploadFilters.recordType, uploadFilters.state, uploadFilters.recordDate, uploadFilters.error,
    uploadFilters.reconcile, uploadFilters.account, uploadFilters.deletion, uploadFilters.batchNo,
  ],
  views: [
    { id: 'todo', label: '待上传', where: { state: ['1', '6'] } },
    { id: 'failed', label: '上传失败', where: { state: ['4'] }, sort: [{ by: 'lastTime', descending: true }] },
    { id: 'unknown', label: '未知，先问平台', where: { state: ['7'] } },
    { id: 'today', label: '今天传的', condition: 'day(upload.lastTime) == @today' },
    { id: 'differ', label: '对账有差异', where: { reconcile: ['2', '3', '4'] } },
    { id: 'mine-failed', label: '我负责的居民失败', condition: "upload.state == '4' && resident.doctor == @me" },
  ],
  sort: [{ by: 'lastTime', descending: true }, { by: 'recordDate', descending: true }],
  open: ':path',
  actions: [detail, fixPerson, upload, retry, skip, restore, ask, askDelete, withdrawDelete, toFile],
  empty: { text: '没有上传记录', hint: '保存一张体检表或随访表就会出现一条。' },
});
