import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { uploadActions, uploadFilters, uploads } from './upload-parts.ts';

const { detail, fixPerson, upload, retry, skip, ask, export: toFile } = uploadActions;

/** 未上传 (`/uploadManage/uploadListNot`): what has still to go, and what keeps it from going. */
export const notUploadedList = defineList({
  id: 'not-uploaded-list',
  title: '未上传',
  unit: '条',
  subject: 'upload',
  permission: { code: 'tjscgl' },
  fixed: "hasAny(upload.state, ['0', '1', '2', '4', '6', '7'])",
  columns: [
    people.name, { ...people.sex, behind: true }, people.age, people.idNumber, people.phone, uploads.recordType, uploads.recordDate, uploads.state,
    { ...uploads.missing, behind: true },
    uploads.error, uploads.errorMsg,
    {
      key: 'waitDays', label: '未上传天数', value: 'daysBetween(isMissing(upload.completedOn) ? upload.recordDate : upload.completedOn, @today)',
      cell: 'number', width: 96, unit: '天', hint: '从必填齐全那天算起，没有齐全的从业务日期算起',
    },
    people.doctor, people.institution, people.archiveNumber, uploads.account, uploads.batchNo, uploads.form, uploads.field, uploads.path,
  ],
  filters: [
    peopleFilters.person, uploadFilters.place, uploadFilters.recordType, uploadFilters.state, uploadFilters.recordDate,
    { key: 'lacking', label: '有缺项', kind: 'switch', on: 'upload.missingCount > 0' },
    uploadFilters.error, peopleFilters.doctor, { ...peopleFilters.conditions, place: 'more' }, uploadFilters.account, uploadFilters.batchNo,
  ],
  views: [
    { id: 'ready', label: '可以上传', where: { state: ['1', '6'] } },
    { id: 'lacking', label: '有缺项', condition: 'upload.missingCount > 0' },
    { id: 'failed', label: '上传失败', where: { state: ['4'] } },
    { id: 'late', label: '超过 7 天', condition: 'daysBetween(isMissing(upload.completedOn) ? upload.recordDate : upload.completedOn, @today) > 7' },
    { id: 'unknown', label: '未知，先问平台', where: { state: ['7'] } },
    { id: 'mine', label: '我负责的', condition: 'resident.doctor == @me' },
  ],
  sort: [{ by: 'recordDate' }],
  open: ':path',
  actions: [detail, fixPerson, upload, retry, skip, ask, toFile],
  empty: { text: '没有未上传的记录' },
});
