import { URGE_QUIET_MINUTES, URGE_STAGES } from '../../../nucleic-acid/index.ts';
import { defineList } from '../../list-definition.ts';
import { NOTIFY_LABELS, sampled, sampledFilters, TUBE_LABELS } from './nucleic-parts.ts';

const step = (key: string, label: string) => ({ key, label, value: `sample.${key}`, cell: 'instant', width: 124 }) as const;

/** 进度查询 (`/hsjc/jdcx`): how far every sample is, and what takes too long. */
export const nucleicProgress = defineList({
  id: 'nucleic-progress',
  title: '进度查询',
  unit: '份',
  subject: 'sample',
  permission: { code: 'jdcx' },
  columns: [
    sampled.name, sampled.code, sampled.kind, sampled.state,
    { key: 'hours', label: '已用时', value: 'sample.hours', cell: 'number', width: 90, unit: '小时', decimals: 1, sortable: true, hint: '采样到审核的小时数；还没有审核的算到现在' },
    { key: 'late', label: '超时', value: 'sample.late', cell: 'yes-no', width: 64, hint: '没有审核而超过时限：发热门诊 6 小时、住院及陪护 12 小时、其余 24 小时' },
    { ...step('sampledAt', '采样'), sortable: true }, step('packedAt', '装箱'), step('departedAt', '发车'), step('receivedAt', '接收'), step('testedAt', '检测'), step('reviewedAt', '审核'), { ...step('reportedAt', '报告'), sortable: true },
    { key: 'limit', label: '时限', value: 'sample.limit', cell: 'number', width: 76, unit: '小时', shown: 'wide' },
    { ...sampled.idNo, shown: 'wide' }, { ...sampled.result, shown: 'wide' },
    { key: 'notify', label: '复核通知', value: 'sample.notify', cell: 'choice', width: 110, words: NOTIFY_LABELS, shown: 'wide' },
    { key: 'newTube', label: '复核管', value: 'sample.newTube', cell: 'text', width: 150, shown: 'wide' },
    { key: 'newState', label: '复核进度', value: 'sample.newState', cell: 'state', width: 110, words: TUBE_LABELS, shown: 'wide' },
    { key: 'urgedAt', label: '最近催办', value: 'sample.urgedAt', cell: 'instant', width: 124, shown: 'wide' },
    { key: 'institution', label: '采样机构', value: 'sample.institution', cell: 'institution', width: 150, grows: true },
    sampled.lab,
  ],
  filters: [
    { ...sampledFilters.who, label: '姓名、证件号、管码或箱码', on: ['sample.name', 'sample.idNo', 'sample.code', 'sample.boxNo'] },
    sampledFilters.sampledAt, sampledFilters.state, sampledFilters.institution,
    { key: 'late', label: '超时的', kind: 'switch', on: 'sample.late == true' },
    sampledFilters.kind,
    { key: 'lab', label: '检测机构', kind: 'place', on: 'sample.lab' },
  ],
  views: [
    { id: 'going', label: '进行中', where: { state: ['10', '20', '30', '40', '50', '60', '65', '70'] }, sort: [{ by: 'hours', descending: true }], default: true },
    { id: 'late', label: '超时的', where: { late: ['1'] }, sort: [{ by: 'hours', descending: true }] },
    { id: 'not-sent', label: '未送出', where: { state: ['10', '20'] }, sort: [{ by: 'sampledAt' }] },
    { id: 'in-lab', label: '在实验室', where: { state: ['40', '50', '60', '70'] }, sort: [{ by: 'hours', descending: true }] },
    { id: 'retest', label: '待单采复核', where: { state: ['65'] } },
    { id: 'done', label: '今天已报告', condition: "sample.state == '80' && day(sample.reportedAt) == @today", sort: [{ by: 'reportedAt', descending: true }] },
  ],
  summary: ['state'],
  stages: 'state',
  sort: [{ by: 'sampledAt', descending: true }],
  actions: [
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { dialog: 'tubeWay' } },
    {
      id: 'urge', label: '催办', on: 'rows', letter: 'V', when: "hasAny(sample.state, ['10', '20', '30', '40', '50', '60', '70'])", does: { job: 'urge-tubes' },
      confirm: `提醒所选 {n} 份样本现在在谁手里的人？同一管 ${URGE_QUIET_MINUTES} 分钟内只催一次。`, says: '已催 {done} 份，跳过 {skipped} 份',
      asks: [{ key: 'stage', label: '催哪一环', kind: 'choice', words: { options: URGE_STAGES.map(({ code, label }) => ({ code, label })) }, hint: '不选就按每份样本现在等的那一环' }],
    },
    { id: 'ways', label: '流转记录', on: 'page', letter: 'V', does: { open: '/hsjc/jdcx/lz' } },
    { id: 'numbers', label: '各环节数字', on: 'page', letter: 'V', permission: 'hsjccxtj', does: { open: '/hsjc/hsjccxtj' } },
    { id: 'retest', label: '单采复核', on: 'page', letter: 'V', does: { open: '/hsjc/jdcx/fh' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有样本。', hint: '在“单采登记”“混采登记”登记后在这里。', filtered: { text: '没有符合条件的样本。', hint: '换采样日期或状态。' } },
});
