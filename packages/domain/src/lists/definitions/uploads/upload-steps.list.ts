import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { RECORD_TYPES, UPLOAD_STATES } from './upload-parts.ts';

/** 上传经过 (`/uploadManage/uploadSteps`): each step of each upload, when it was and what came of it. Numbers of a day open here. */
export const uploadSteps = defineList({
  id: 'upload-steps',
  title: '上传经过',
  unit: '次',
  subject: 'upload-step',
  permission: { code: 'tjscgl' },
  columns: [
    people.name,
    { key: 'at', label: '上传时间', value: 'step.at', cell: 'instant', width: 150, sortable: true, shown: 'always' },
    { key: 'to', label: '结果', value: 'step.to', cell: 'state', width: 110, words: UPLOAD_STATES },
    { key: 'recordType', label: '数据类型', value: 'step.recordType', cell: 'choice', width: 120, words: RECORD_TYPES },
    { key: 'recordDate', label: '业务日期', value: 'step.recordDate', cell: 'day', width: 110, sortable: true },
    { key: 'from', label: '上传前', value: 'step.from', cell: 'state', width: 110, words: UPLOAD_STATES, shown: 'wide' },
    { key: 'message', label: '平台返回', value: 'step.message', cell: 'text', width: 240, grows: true },
    { key: 'institution', label: '管理机构', value: 'step.institution', cell: 'institution', width: 160 },
    { key: 'by', label: '上传人', value: 'step.by', cell: 'staff', width: 90, shown: 'wide' },
    people.idNumber,
  ],
  filters: [
    peopleFilters.person,
    { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    { key: 'to', label: '结果', kind: 'choice', on: 'step.to', words: UPLOAD_STATES },
    { key: 'at', label: '上传日期', kind: 'days', on: 'day(step.at)' },
    { key: 'recordType', label: '数据类型', kind: 'choice', on: 'step.recordType', words: RECORD_TYPES },
    { key: 'place', label: '管理机构', kind: 'place', on: 'step.institution' },
  ],
  views: [
    { id: 'today', label: '今天', where: { at: { from: '@today', to: '@today' } } },
    { id: 'failed', label: '失败的', where: { to: ['4'] } },
  ],
  sort: [{ by: 'at', descending: true }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有上传过。', filtered: { text: '没有符合条件的上传经过。', hint: '去掉一个筛选条件，或换一段日期。' } },
});
