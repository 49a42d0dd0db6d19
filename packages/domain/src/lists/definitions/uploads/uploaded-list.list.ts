import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { uploadActions, uploadFilters, uploads } from './upload-parts.ts';

const { detail, upload, resend, askDelete, withdrawDelete, export: toFile } = uploadActions;

/** 已上传 (`/uploadManage/uploadListed`): what the platform has, and what was changed here since. */
export const uploadedList = defineList({
  id: 'uploaded-list',
  title: '已上传',
  unit: '条',
  subject: 'upload',
  permission: { code: 'tjscgl' },
  fixed: "hasAny(upload.state, ['3', '6'])",
  columns: [
    // In sight at 1366 pixels: what of whom, and whether both sides agree.
    people.name, people.sex, people.age, people.idNumber, uploads.recordType, uploads.recordDate, uploads.state, uploads.reconcile, uploads.lastTime,
    uploads.platformId, uploads.uploader, { ...people.phone, shown: 'wide' }, people.village, people.institution, people.archiveNumber, uploads.account, uploads.deletion, uploads.batchNo, uploads.form, uploads.field, uploads.path,
  ],
  filters: [
    peopleFilters.person, uploadFilters.place, uploadFilters.recordType, uploadFilters.recordDate, uploadFilters.reconcile,
    { key: 'changed', label: '上传后有修改', kind: 'switch', on: "upload.state == '6'" },
    uploadFilters.account, uploadFilters.deletion, uploadFilters.batchNo,
  ],
  views: [
    { id: 'changed', label: '改过、要重传', condition: "upload.state == '6'" },
    { id: 'today', label: '今天传的', condition: 'day(upload.lastTime) == @today' },
    { id: 'unreconciled', label: '还没对账', where: { reconcile: ['0'] } },
    { id: 'deleting', label: '申请平台删除的', where: { deletion: ['1', '3', '4', '5'] } },
    { id: 'differ', label: '与平台不一致', where: { reconcile: ['2', '4'] } },
  ],
  sort: [{ by: 'lastTime', descending: true }],
  open: ':path',
  actions: [detail, upload, resend, askDelete, withdrawDelete, toFile],
  empty: { text: '还没有上传成功的记录', hint: '到“未上传”选记录上传。' },
});
