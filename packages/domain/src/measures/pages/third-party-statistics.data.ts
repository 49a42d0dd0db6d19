import type { AnalysisPage, Breakdown } from '../analysis-page.ts';

const TYPES = [
  ['1', '个人档案'], ['2', '健康体检表'], ['3', '老年人自理评估'], ['4', '中医体质'], ['5', '高血压随访'], ['6', '糖尿病随访'],
  ['7', '精神障碍随访'], ['8', '肺结核随访'], ['9', '检验报告'], ['10', '心电图'], ['11', 'B超'],
] as const;
const ERRORS = [
  ['E01', '平台账号或密码错误'], ['E02', '平台登录超时'], ['E03', '平台无该居民档案'], ['E04', '身份证号不合法'], ['E05', '姓名与平台不一致'],
  ['E06', '必填项缺失'], ['E07', '数值超出平台范围'], ['E08', '平台已存在同日期记录'], ['E09', '责任医生在平台不存在'], ['E10', '机构编码未映射'],
  ['E11', '网络异常'], ['E12', '平台维护'], ['E13', '档案已注销或已死亡'], ['E14', '体检日期早于建档日期'], ['E99', '其他'],
] as const;

const RECORD_TYPE: Breakdown = {
  id: 'recordType',
  label: '数据类型',
  groups: TYPES.map(([code, label]) => ({ code, label, when: `upload.recordType == '${code}'` })),
};
const ERROR: Breakdown = {
  id: 'error',
  label: '失败原因',
  groups: ERRORS.map(([code, label]) => ({ code, label, when: `upload.state == '4' && upload.errorCode == '${code}'` })),
};

/** 数据统计 (`/third/sjtj`): what is here beside what the provincial platform has, and how far uploading is. */
export const thirdPartyStatistics: AnalysisPage = {
  id: 'third-party-statistics',
  title: '第三方数据统计',
  of: 'upload',
  counts: '业务日期在期内、平台要收的记录',
  columns: [],
  tables: [
    { id: 'reconcile', title: '对账', columns: [
      { label: '本地数', measure: 'reconcile-local', width: 90 },
      { label: '平台数', measure: 'reconcile-platform', width: 90 },
      { label: '两边一致', measure: 'reconcile-both', width: 90 },
      { label: '仅本地', measure: 'reconcile-only-local', width: 90 },
      { label: '仅平台', measure: 'reconcile-only-platform', width: 90 },
      { label: '内容不一致', measure: 'reconcile-different', width: 100 },
      { label: '未对账', measure: 'reconcile-never', width: 90 },
      { label: '一致率', measure: 'reconcile-rate', width: 80 },
    ] },
    { id: 'upload', title: '上传', columns: [
      { label: '应上传', measure: 'upload-wanted', width: 90 },
      { label: '上传成功', measure: 'upload-done', width: 90 },
      { label: '上传率', measure: 'upload-record-rate', width: 80 },
      { label: '待上传', measure: 'upload-waiting', width: 90 },
      { label: '缺项未传', measure: 'upload-incomplete', width: 90 },
      { label: '上传失败', measure: 'upload-failed', width: 90 },
      { label: '失败涉及居民', measure: 'upload-failed-persons', width: 110 },
      { label: '未知', measure: 'upload-unknown', width: 80 },
    ] },
    { id: 'steps', title: '每日上传', columns: [
      { label: '上传成功', measure: 'upload-daily-ok', width: 90 },
      { label: '上传失败', measure: 'upload-daily-fail', width: 90 },
      { label: '账号有问题', measure: 'account-problems', width: 100 },
    ] },
  ],
  indicators: [
    { label: '一致率', measure: 'reconcile-rate' },
    { label: '上传率', measure: 'upload-record-rate' },
    { label: '体检表上传率', measure: 'upload-records-rate' },
    { label: '还没有传成', measure: 'upload-not-done' },
    { label: '上传失败', measure: 'upload-failed' },
    { label: '未知', measure: 'upload-unknown' },
  ],
  charts: [
    { id: 'compared', title: '本地与平台对比', kind: 'bar', measures: ['reconcile-local', 'reconcile-platform'], by: ['recordType'] },
    { id: 'errors', title: '上传失败的原因', kind: 'bar', measures: ['upload-failed'], by: ['error'] },
  ],
  breakdowns: [RECORD_TYPE, ERROR],
  filters: [RECORD_TYPE],
  ways: ['day'],
  pulls: true,
  notes: [
    '按业务日期（体检、随访、建档的日期）和记录所属机构统计，不按上传日期',
    '平台数是最近一次对账时平台有的记录：本地也有的，加上仅平台的；按“重新取数”向平台再问一次本页的机构和时间，本页随之更新',
    '仅平台的记录不是从本地上传的，不知道是哪位居民，没有名单；在上传列表的“平台对账”里逐条列出',
    '一致率 = 两边一致 ÷ 本地数与平台数中较大者；未对账的也在本地数里；从未对账时显示“—”',
    '“每日上传”按上传的日期逐次计；账号有问题是现在的情况',
    '失败涉及居民是现在的情况，与所选时间无关；点开是每人最近的一条',
    '上传后又改动的记录要重新上传，重传成功之前计入“待上传”',
  ],
};
