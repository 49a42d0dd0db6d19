import type { CodeLabels, Column, Filter, ListAction } from '../../list-definition.ts';

/** Words of the upload record, with 未知: gone out without an answer. */
export const UPLOAD_STATES: CodeLabels = {
  options: [
    { code: '0', label: '未上传', tone: 'warn' },
    { code: '1', label: '待上传' },
    { code: '2', label: '上传中' },
    { code: '3', label: '上传成功', tone: 'good' },
    { code: '4', label: '上传失败', tone: 'danger' },
    { code: '5', label: '无需上传', tone: 'quiet' },
    { code: '6', label: '需重新上传', tone: 'warn' },
    { code: '7', label: '未知', tone: 'warn' },
  ],
};
/** How far a deletion on the platform is (`upload-deletion`). */
const DELETION_STATES: CodeLabels = {
  options: [
    { code: '0', label: '未申请', tone: 'quiet' },
    { code: '1', label: '申请中', tone: 'warn' },
    { code: '2', label: '平台已删', tone: 'quiet' },
    { code: '3', label: '平台拒绝', tone: 'danger' },
    { code: '4', label: '已发出' },
    { code: '5', label: '没有应答', tone: 'warn' },
  ],
};
const DELETION_REASONS: CodeLabels = {
  options: [
    { code: '1', label: '传错人' },
    { code: '2', label: '重复记录' },
    { code: '3', label: '日期错误' },
    { code: '4', label: '居民要求' },
    { code: '9', label: '其他' },
  ],
};
const words = (field: string): CodeLabels => ({ form: 'upload-record', field });
export const RECORD_TYPES = words('recordType');

const OF_PERSON = "upload.state == '4' && hasAny(upload.errorCode, ['E04', 'E05'])";
const WITHOUT_ARCHIVE = "upload.state == '4' && upload.errorCode == 'E03' && !resident.hasPersonalInfo";
const PUT_RIGHT_AT = `concat('/cust/jkdn/', resident.id, '/form/', ${OF_PERSON} ? 'resident-personal-info?section=idNumber' : ${WITHOUT_ARCHIVE} ? 'resident-personal-info'
  : isMissing(upload.field) ? concat(upload.form, '/', upload.id) : concat(upload.form, '/', upload.id, '?section=', upload.field))`;

/** Columns that lists of uploads share. */
export const uploads = {
  recordType: {
    key: 'recordType',
    label: '数据类型',
    value: 'upload.recordType',
    cell: 'choice',
    width: 120,
    words: RECORD_TYPES,
  },
  recordDate: {
    key: 'recordDate',
    label: '业务日期',
    value: 'upload.recordDate',
    cell: 'day',
    width: 110,
    sortable: true,
  },
  state: { key: 'state', label: '上传状态', value: 'upload.state', cell: 'state', width: 110, words: UPLOAD_STATES },
  attempts: {
    key: 'attempts',
    label: '次数',
    value: 'upload.attempts',
    cell: 'number',
    width: 60,
    hint: '自动重试了几次',
  },
  lastTime: {
    key: 'lastTime',
    label: '最近上传',
    value: 'upload.lastTime',
    cell: 'instant',
    width: 150,
    sortable: true,
  },
  platformId: { key: 'platformId', label: '平台编号', value: 'upload.platformId', cell: 'text', width: 120 },
  error: {
    key: 'error',
    label: '错误',
    value: 'upload.errorCode',
    cell: 'choice',
    width: 150,
    words: words('errorCode'),
  },
  errorMsg: { key: 'errorMsg', label: '平台返回', value: 'upload.errorMsg', cell: 'text', width: 220, grows: true },
  reconcile: {
    key: 'reconcile',
    label: '对账',
    value: 'upload.reconcileState',
    cell: 'choice',
    width: 110,
    words: words('reconcileState'),
  },
  uploader: { key: 'uploader', label: '上传人', value: 'upload.uploader', cell: 'staff', width: 90 },
  account: { key: 'account', label: '上传账号', value: 'upload.account', cell: 'text', width: 120, shown: 'wide' },
  deletion: {
    key: 'deletion',
    label: '平台删除',
    value: 'upload.revokeState',
    cell: 'state',
    width: 96,
    words: DELETION_STATES,
    shown: 'wide',
    hint: '向平台申请删除的进展',
  },
  batchNo: { key: 'batchNo', label: '批次号', value: 'upload.batchNo', cell: 'text', width: 180, shown: 'chosen' },
  form: { key: 'form', label: '表单', value: 'upload.form', cell: 'text', width: 180, shown: 'chosen' },
  /** Where it is put right: in 个人基本信息 where that is what the platform found wrong, or what nobody has written yet; else in the record, at its field. */
  path: { key: 'path', label: '修改的地方', value: PUT_RIGHT_AT, cell: 'text', width: 220, shown: 'chosen' },
  /** Where the record is opened: the field the platform complained of, or the first that is missing. */
  field: { key: 'field', label: '应修改处', value: 'upload.field', cell: 'text', width: 120, shown: 'chosen' },
  missing: {
    key: 'missing',
    label: '缺项',
    value: 'upload.missingCount',
    cell: 'number',
    width: 70,
    unit: '项',
    zero: 'blank',
    hint: '平台必填而没有填的项目数',
  },
} as const satisfies { readonly [key: string]: Column };

/** Filters that lists of uploads share. */
export const uploadFilters = {
  place: { key: 'place', label: '管理机构', kind: 'place', on: 'upload.institution' },
  recordDate: { key: 'recordDate', label: '业务日期', kind: 'days', on: 'upload.recordDate' },
  recordType: { key: 'recordType', label: '数据类型', kind: 'choice', on: 'upload.recordType', words: RECORD_TYPES },
  state: { key: 'state', label: '上传状态', kind: 'choice', on: 'upload.state', words: UPLOAD_STATES },
  error: { key: 'error', label: '错误', kind: 'choice', on: 'upload.errorCode', words: words('errorCode') },
  reconcile: {
    key: 'reconcile',
    label: '对账结果',
    kind: 'choice',
    on: 'upload.reconcileState',
    words: words('reconcileState'),
  },
  account: { key: 'account', label: '上传账号', kind: 'text', match: 'prefix', on: 'upload.account', place: 'more' },
  deletion: {
    key: 'deletion',
    label: '平台删除',
    kind: 'choice',
    on: 'upload.revokeState',
    words: DELETION_STATES,
    place: 'more',
  },
  batchNo: {
    key: 'batchNo',
    label: '批次号',
    kind: 'text',
    match: 'prefix',
    ofThing: true,
    on: 'upload.batchNo',
    place: 'more',
  },
} as const satisfies { readonly [key: string]: Filter };

const reason = { key: 'reason', label: '原因', kind: 'text', required: true } as const;
/** What may be done over uploads; the ledger's machine says of each row whether it is. */
export const uploadActions = {
  upload: {
    id: 'upload',
    label: '上传',
    on: 'rows',
    letter: 'E',
    when: "hasAny(upload.state, ['1', '4', '6'])",
    does: { job: 'upload' },
    confirm: '上传 {n} 条到省平台？同一居民的个人档案会先传。',
    says: '已排队 {done} 条，跳过 {skipped} 条',
  },
  retry: {
    id: 'retry',
    label: '重传',
    on: 'rows',
    letter: 'E',
    when: "upload.state == '4'",
    does: { job: 'retry-upload' },
    asks: [{ key: 'sure', label: '没有修改过的也重传', kind: 'yes-no', hint: '平台退回后没有修改的，默认不再传' }],
    says: '已排队 {done} 条，{skipped} 条没有修正，未动',
  },
  /** What the platform has against the person is put right where the person is: saved, all their records wait again. */
  fixPerson: {
    id: 'fix-person',
    label: '修正身份证',
    on: 'row',
    letter: 'E',
    permission: 'gwjkdngl',
    when: "upload.state == '4' && hasAny(upload.errorCode, ['E04', 'E05'])",
    does: { open: '/cust/jkdn/:resident/form/resident-personal-info?section=idNumber' },
  },
  resend: {
    id: 'resend',
    label: '重新上传',
    on: 'rows',
    letter: 'E',
    when: "upload.state == '3'",
    does: { job: 'resend-upload' },
    asks: [reason],
    says: '已排队 {done} 条，按平台编号更新',
  },
  skip: {
    id: 'skip',
    label: '设为无需上传',
    on: 'rows',
    letter: 'M',
    when: "hasAny(upload.state, ['0', '1', '4'])",
    does: { job: 'skip-upload' },
    asks: [reason],
    says: '已设 {done} 条为无需上传',
    undo: true,
  },
  restore: {
    id: 'restore',
    label: '恢复上传',
    on: 'rows',
    letter: 'M',
    when: "upload.state == '5'",
    does: { job: 'restore-upload' },
    says: '已恢复 {done} 条；缺项的为未上传，其余为待上传',
  },
  ask: {
    id: 'ask',
    label: '查询平台',
    on: 'rows',
    letter: 'E',
    when: "upload.state == '7'",
    does: { job: 'ask-upload' },
    says: '已向平台查询 {done} 条，结果随后显示在“上传状态”里',
  },
  /** It goes out ten minutes later: until then it can be taken back. */
  askDelete: {
    id: 'ask-delete',
    label: '申请平台删除',
    on: 'row',
    rare: true,
    letter: 'M',
    when: "(hasAny(upload.state, ['3', '6']) || hasAny(upload.state, ['0', '1', '4', '5']) && !isMissing(upload.platformId)) && !hasAny(upload.revokeState, ['1', '4', '5'])",
    does: { job: 'ask-delete-upload' },
    asks: [
      { key: 'reasonCode', label: '原因', kind: 'choice', required: true, words: DELETION_REASONS },
      { key: 'reason', label: '说明', kind: 'long-text', required: true },
    ],
    confirm: '确定申请在平台删除这条记录？本地的记录不动。申请 10 分钟后发给平台，发出以前可以撤回。',
    says: '已提出 {done} 条删除申请，10 分钟后发给平台；平台确认后转“无需上传”',
    undo: true,
  },
  withdrawDelete: {
    id: 'withdraw-delete',
    label: '撤回删除申请',
    on: 'row',
    letter: 'M',
    when: "upload.revokeState == '1'",
    does: { job: 'withdraw-delete-upload' },
    says: '已撤回 {done} 条删除申请，平台上的记录不动',
  },
  /** Why it stands where it stands, field by field, and all its tries. */
  detail: { id: 'detail', label: '上传明细', on: 'row', letter: 'V', does: { dialog: 'uploadDetail' } },
  export: { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
} as const satisfies { readonly [id: string]: ListAction };
