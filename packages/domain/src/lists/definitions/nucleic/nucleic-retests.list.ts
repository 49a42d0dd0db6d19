import { defineList } from '../../list-definition.ts';
import { KIND_LABELS, RESULT_TEXTS, RETEST_LABELS } from './nucleic-parts.ts';

const number = (key: string, label: string, hint?: string) =>
  ({ key, label, value: `retest.${key}`, cell: 'number', width: 80, unit: '人', ...(hint && { hint }) }) as const;

/** 单采复核任务 (`/hsjc/jdcx/fh`): one for each positive or suspect pool, with who calls its people in until when. */
export const nucleicRetests = defineList({
  id: 'nucleic-retests',
  title: '单采复核任务',
  unit: '个',
  subject: 'retest',
  permission: { code: 'jdcx' },
  columns: [
    { key: 'code', label: '混采管条码', value: 'retest.code', cell: 'text', width: 170, shown: 'always' },
    { key: 'state', label: '状态', value: 'retest.state', cell: 'state', width: 110, words: RETEST_LABELS },
    { key: 'result', label: '混采结果', value: 'retest.result', cell: 'state', width: 88, words: RESULT_TEXTS },
    number('members', '应复核'), number('told', '已通知'), number('sampled', '已采样'), number('settled', '已结束', '有了单管结果，或无法联系、已转社区'),
    number('positive', '复核阳性'),
    { key: 'handler', label: '负责人', value: 'retest.handler', cell: 'staff', width: 96 },
    { key: 'dueAt', label: '要求完成', value: 'retest.dueAt', cell: 'instant', width: 140, sortable: true },
    { key: 'late', label: '超时', value: 'retest.late', cell: 'yes-no', width: 64 },
    { key: 'urges', label: '催办', value: 'retest.urges', cell: 'number', width: 64, unit: '次' },
    { key: 'openedAt', label: '生成时间', value: 'retest.openedAt', cell: 'instant', width: 140, sortable: true, shown: 'wide' },
    { key: 'endedAt', label: '完成时间', value: 'retest.endedAt', cell: 'instant', width: 140, shown: 'wide' },
    { key: 'urgedAt', label: '最近催办', value: 'retest.urgedAt', cell: 'instant', width: 140, shown: 'wide' },
    { key: 'kind', label: '方式', value: 'retest.kind', cell: 'choice', width: 72, words: KIND_LABELS, shown: 'wide' },
    { key: 'institution', label: '采样机构', value: 'retest.institution', cell: 'institution', width: 160, grows: true },
    { key: 'lab', label: '检测机构', value: 'retest.lab', cell: 'institution', width: 160, shown: 'wide' },
  ],
  filters: [
    { key: 'code', label: '混采管条码', kind: 'text', match: 'prefix', on: 'retest.code' },
    { key: 'state', label: '状态', kind: 'choice', on: 'retest.state', words: RETEST_LABELS },
    { key: 'handler', label: '负责人', kind: 'person', on: 'retest.handler' },
    { key: 'openedAt', label: '生成日期', kind: 'days', on: 'retest.openedAt' },
    { key: 'late', label: '超时的', kind: 'switch', on: 'retest.late == true' },
    { key: 'institution', label: '采样机构', kind: 'place', on: 'retest.institution' },
  ],
  views: [
    { id: 'open', label: '没有完成的', where: { state: ['1', '2', '3'] }, sort: [{ by: 'dueAt' }], default: true },
    { id: 'mine', label: '我负责的', where: { handler: ['@me'], state: ['1', '2', '3'] }, sort: [{ by: 'dueAt' }] },
    { id: 'late', label: '超时的', where: { late: ['1'] }, sort: [{ by: 'dueAt' }] },
    { id: 'done', label: '已完成', where: { state: ['4'] } },
  ],
  sort: [{ by: 'openedAt', descending: true }],
  actions: [
    { id: 'assign', label: '指派', on: 'rows', letter: 'E', permission: 'cjyb', when: "hasAny(retest.state, ['1', '2', '3'])", does: { job: 'assign-retest' }, undo: true, asks: [{ key: 'handler', label: '负责人', kind: 'staff', required: true }], says: '已指派 {done} 个，跳过 {skipped} 个' },
    { id: 'urge', label: '催办', on: 'rows', letter: 'V', when: "hasAny(retest.state, ['1', '2', '3'])", does: { job: 'urge-retest' }, confirm: '提醒所选 {n} 个任务的负责人？同一任务 30 分钟内只催一次。', says: '已催办 {done} 个，跳过 {skipped} 个' },
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { dialog: 'tubeWay' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有单采复核任务。', hint: '混采阳性、可疑的样本审核后，这里会有一个任务，含管里每个人。' },
});
