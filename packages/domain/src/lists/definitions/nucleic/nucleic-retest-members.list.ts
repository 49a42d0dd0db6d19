import { defineList } from '../../list-definition.ts';
import { NOTE_RETEST, NOTIFY_LABELS, RESULT_TEXTS, RETEST_LABELS, sampled, sampledFilters, TUBE_LABELS } from './nucleic-parts.ts';

/** 待单采复核的人 (`/hsjc/jdcx/fh`): everybody of positive and suspect pools, whom to ring up and whose verdict is there. */
export const nucleicRetestMembers = defineList({
  id: 'nucleic-retest-members',
  title: '单采复核名单',
  unit: '人',
  subject: 'sample',
  permission: { code: 'jdcx' },
  fixed: '!isMissing(sample.retestState)',
  columns: [
    sampled.name, { ...sampled.phone, shown: 'always' },
    { key: 'notify', label: '通知情况', value: 'sample.notify', cell: 'choice', width: 104, words: NOTIFY_LABELS },
    { key: 'newTube', label: '复核管', value: 'sample.newTube', cell: 'text', width: 150 },
    { key: 'newState', label: '复核进度', value: 'sample.newState', cell: 'state', width: 104, words: TUBE_LABELS },
    { key: 'newResult', label: '个人结论', value: 'sample.newResult', cell: 'state', width: 88, words: RESULT_TEXTS, hint: '以本人单管结果为准，审核后才有；混采管的结果不是个人的结论' },
    { key: 'due', label: '要求完成', value: 'sample.retestDue', cell: 'instant', width: 132, sortable: true },
    { key: 'late', label: '超时', value: 'sample.retestLate', cell: 'yes-no', width: 64 },
    { ...sampled.code, label: '混采管条码', width: 170, shown: 'always' },
    { key: 'handler', label: '负责人', value: 'sample.retestHandler', cell: 'staff', width: 96 },
    { key: 'closedAt', label: '结束时间', value: 'sample.closedAt', cell: 'instant', width: 132, shown: 'wide' },
    { key: 'notifiedAt', label: '通知时间', value: 'sample.notifiedAt', cell: 'instant', width: 132, shown: 'wide' },
    { key: 'notifiedBy', label: '通知人', value: 'sample.notifiedBy', cell: 'staff', width: 96, shown: 'wide' },
    { ...sampled.idNo, shown: 'wide' },
    { key: 'task', label: '任务状态', value: 'sample.retestState', cell: 'state', width: 110, words: RETEST_LABELS, shown: 'wide' },
    { key: 'institution', label: '采样机构', value: 'sample.institution', cell: 'institution', width: 150, grows: true },
  ],
  filters: [
    sampledFilters.who,
    { key: 'task', label: '任务状态', kind: 'choice', on: 'sample.retestState', words: RETEST_LABELS },
    { key: 'notify', label: '通知情况', kind: 'choice', on: 'sample.notify', words: NOTIFY_LABELS },
    { key: 'handler', label: '负责人', kind: 'person', on: 'sample.retestHandler' },
    { key: 'late', label: '超时的', kind: 'switch', on: 'sample.retestLate == true' },
    { key: 'result', label: '个人结论', kind: 'choice', on: 'sample.newResult', words: RESULT_TEXTS },
    sampledFilters.institution,
  ],
  views: [
    { id: 'to-sample', label: '待召回采样', condition: "sample.state == '65' && isMissing(sample.newTube)", sort: [{ by: 'due' }], default: true },
    { id: 'testing', label: '复核检测中', condition: "sample.state == '65' && !isMissing(sample.newTube)", sort: [{ by: 'due' }] },
    { id: 'late', label: '超时的', where: { late: ['1'] }, sort: [{ by: 'due' }] },
    { id: 'positive', label: '复核阳性', where: { result: ['1'] } },
    { id: 'done', label: '已结束', condition: "sample.state == '66'" },
  ],
  sort: [{ by: 'due', descending: true }],
  actions: [
    { ...NOTE_RETEST, id: 'note', on: 'rows', when: "hasAny(sample.state, ['65', '66'])", says: '已登记 {done} 人，跳过 {skipped} 人' },
    { id: 'collect', label: '单采登记', on: 'page', letter: 'E', permission: 'cjyb', does: { open: '/hsjc/cjyb' } },
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { dialog: 'tubeWay' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有要单采复核的人。', hint: '混采阳性、可疑的样本审核后，管里每个人都在这里。' },
});
