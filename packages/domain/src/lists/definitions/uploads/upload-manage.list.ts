import { defineList } from '../../list-definition.ts';
import { RECORD_TYPES } from './upload-parts.ts';

const STATES = {
  options: [
    { code: '1', label: '排队' },
    { code: '2', label: '执行中' },
    { code: '3', label: '完成', tone: 'good' },
    { code: '4', label: '部分失败', tone: 'danger' },
    { code: '5', label: '已停止', tone: 'quiet' },
    { code: '6', label: '已暂停', tone: 'warn' },
  ],
} as const;
const PAUSES = {
  options: [
    { code: '1', label: '人工' },
    { code: '2', label: '账号密码错误（E01）' },
    { code: '3', label: '账号锁定' },
    { code: '4', label: '平台不可达或维护' },
    { code: '5', label: '同一种错误太多' },
  ],
} as const;
const number = (key: string, label: string) => ({ key, label, value: `batch.${key}`, cell: 'number', width: 76 }) as const;

/** 上传管理 (`/uploadManage`): tasks, how far they are, and stopping them. */
export const uploadManage = defineList({
  id: 'upload-manage',
  title: '上传管理',
  unit: '个任务',
  subject: 'upload-batch',
  permission: { code: 'tjscgl' },
  columns: [
    { key: 'batchNo', label: '批次号', value: 'batch.batchNo', cell: 'text', width: 190, shown: 'always' },
    { key: 'state', label: '状态', value: 'batch.state', cell: 'state', width: 100, words: STATES },
    number('total', '总数'), number('success', '成功'), number('fail', '失败'), number('unknown', '未知'), number('wait', '等待'),
    { ...number('skipped', '跳过'), hint: '没有传就离开任务的：记录作废、档案终止或又缺必填' },
    { key: 'rate', label: '成功率', value: 'round(batch.success * 100 / (batch.success + batch.fail), 1)', cell: 'number', width: 84, unit: '%', decimals: 1, hint: '成功 ÷（成功＋失败）；还没有结果的显示 —' },
    { key: 'pauseReason', label: '暂停原因', value: 'batch.pauseReason', cell: 'choice', width: 150, words: PAUSES },
    { key: 'recordTypes', label: '数据类型', value: 'batch.recordTypes', cell: 'choices', width: 160, grows: true, words: RECORD_TYPES },
    { key: 'institution', label: '机构', value: 'batch.institution', cell: 'institution', width: 160 },
    { key: 'account', label: '上传账号', value: 'batch.account', cell: 'text', width: 120 },
    { key: 'creator', label: '发起人', value: 'batch.creator', cell: 'staff', width: 90 },
    { key: 'createdAt', label: '发起时间', value: 'batch.createdAt', cell: 'instant', width: 150, sortable: true, behind: true },
    { key: 'endedAt', label: '结束时间', value: 'batch.endedAt', cell: 'instant', width: 150, shown: 'wide' },
  ],
  filters: [
    { key: 'place', label: '管理机构', kind: 'place', on: 'batch.institution' },
    { key: 'createdOn', label: '上传日期', kind: 'days', on: 'batch.createdAt' },
    { key: 'state', label: '任务状态', kind: 'choice', on: 'batch.state', words: STATES },
    { key: 'account', label: '上传账号', kind: 'text', match: 'prefix', on: 'batch.account' },
    { key: 'creator', label: '发起人', kind: 'person', on: 'batch.creator' },
  ],
  views: [
    { id: 'running', label: '正在传', where: { state: ['1', '2', '6'] } },
    { id: 'failed', label: '有失败的', where: { state: ['4'] } },
    { id: 'unknown', label: '有未知的', condition: 'batch.unknown > 0' },
    { id: 'mine', label: '我发起的', condition: 'batch.creator == @me' },
    { id: 'today', label: '今天的', where: { createdOn: { from: '@today', to: '@today' } } },
  ],
  sort: [{ by: 'createdAt', descending: true }],
  actions: [
    {
      id: 'newTask', label: '新建上传', on: 'page', letter: 'E', does: { dialog: 'newUpload' }, begins: 'not-uploaded-list upload',
      says: '已建上传任务，选出的 {done} 条等着传，还没传过的个人档案一并传；{skipped} 条没有进任务',
    },
    { id: 'errors', label: '错误分析', on: 'page', ofRows: true, letter: 'V', does: { dialog: 'uploadErrors' } },
    { id: 'reconcile', label: '平台对账', on: 'page', letter: 'E', does: { dialog: 'reconciliation' } },
    { id: 'accounts', label: '平台账号', on: 'page', letter: 'E', does: { dialog: 'platformAccounts' } },
    { id: 'detail', label: '任务明细', on: 'row', letter: 'V', does: { dialog: 'uploadTask' } },
    { id: 'receipts', label: '逐条回执', on: 'row', letter: 'V', does: { open: '/uploadManage/uploadList?batchNo=:batchNo' } },
    { id: 'pause', label: '暂停', on: 'rows', letter: 'E', when: "hasAny(batch.state, ['1', '2'])", does: { job: 'pause-upload' }, says: '已暂停 {done} 个任务；正在发送的一条发完为止' },
    { id: 'resume', label: '继续', on: 'rows', letter: 'E', when: "batch.state == '6'", does: { job: 'resume-upload' }, says: '已继续 {done} 个任务' },
    { id: 'retry', label: '重试失败', on: 'rows', letter: 'E', when: "batch.state == '4'", does: { job: 'retry-task' }, says: '{done} 个任务重新排队；没有修正的记录未动' },
    {
      id: 'stop', label: '停止', on: 'rows', letter: 'M', when: "hasAny(batch.state, ['1', '2', '6'])", does: { job: 'stop-upload' },
      asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }], says: '已停止 {done} 个任务；没有传的回到待上传',
    },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有上传任务', hint: '点“新建上传”选要传的，或到“未上传”勾选记录，再点“上传”。第一次上传前，先在“平台账号”填好账号并检验。', action: 'newTask' },
});
