import { tubeEventLabel, tubeLife } from '../../../nucleic-acid/index.ts';
import { defineList } from '../../list-definition.ts';
import { KIND_LABELS, TUBE_LABELS } from './nucleic-parts.ts';

const EVENT_NAMES = {
  options: ['REGISTER', ...Object.keys(tubeLife.plan.ways)].map((code) => ({ code, label: tubeEventLabel(code) })),
};

/** 流转记录 (`/hsjc/jdcx/lz`): the way of a tube or a box, step by step: who did what with it, when and why. */
export const nucleicSteps = defineList({
  id: 'nucleic-steps',
  title: '流转记录',
  unit: '步',
  subject: 'nucleic-step',
  permission: { code: 'jdcx' },
  columns: [
    { key: 'at', label: '时间', value: 'step.at', cell: 'instant', width: 140, sortable: true, shown: 'always' },
    { key: 'code', label: '采样管条码', value: 'step.code', cell: 'text', width: 170, shown: 'always' },
    { key: 'event', label: '办理', value: 'step.event', cell: 'choice', width: 130, words: EVENT_NAMES },
    { key: 'by', label: '经办人', value: 'step.by', cell: 'staff', width: 100 },
    { key: 'from', label: '办前', value: 'step.from', cell: 'state', width: 110, words: TUBE_LABELS },
    { key: 'to', label: '办后', value: 'step.to', cell: 'state', width: 110, words: TUBE_LABELS },
    { key: 'reason', label: '原因', value: 'step.reason', cell: 'text', width: 200, grows: true },
    { key: 'kind', label: '方式', value: 'step.kind', cell: 'choice', width: 72, words: KIND_LABELS },
    { key: 'boxNo', label: '转运箱码', value: 'step.boxNo', cell: 'text', width: 130, hint: '这一管现在所在的箱' },
    { key: 'institution', label: '采样机构', value: 'step.institution', cell: 'institution', width: 160 },
    { key: 'lab', label: '检测机构', value: 'step.lab', cell: 'institution', width: 160, shown: 'wide' },
    { key: 'limit', label: '时限', value: 'step.limit', cell: 'number', width: 76, unit: '小时', shown: 'chosen', hint: '采样到审核的小时数' },
    { key: 'no', label: '第几步', value: 'step.no', cell: 'number', width: 70, sortable: true, shown: 'wide' },
  ],
  filters: [
    { key: 'code', label: '管码', kind: 'text', match: 'prefix', ofThing: true, on: 'step.code' },
    { key: 'boxNo', label: '转运箱码', kind: 'text', match: 'prefix', ofThing: true, on: 'step.boxNo' },
    { key: 'event', label: '办理', kind: 'choice', on: 'step.event', words: EVENT_NAMES },
    { key: 'by', label: '经办人', kind: 'person', on: 'step.by' },
    { key: 'at', label: '日期', kind: 'days', on: 'step.at' },
    { key: 'institution', label: '采样机构', kind: 'place', on: 'step.institution' },
    { key: 'lab', label: '检测机构', kind: 'place', on: 'step.lab' },
  ],
  views: [
    { id: 'today', label: '今天', where: { at: { from: '@today', to: '@today' } } },
    { id: 'refused', label: '拒收、让步', where: { event: ['REJECT', 'CONCEDE'] } },
    { id: 'undone', label: '撤销、作废', where: { event: ['UNDO_RECEIVE', 'UNDO_RECEIVE_BOXED', 'UNDO_RECEIVE_LOOSE', 'TAKE_BACK', 'WITHDRAW_REVIEW', 'WITHDRAW_REPORT', 'VOID'] } },
  ],
  sort: [{ by: 'at', descending: true }, { by: 'no', descending: true }],
  actions: [{ id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有流转记录。', hint: '样本登记、装箱、接收、检测、审核的每一步都记在这里。', filtered: { text: '没有这样的流转记录。', hint: '核对管码或箱码。' } },
});
