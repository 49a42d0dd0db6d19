import { defineList } from '../../list-definition.ts';
import { BOX_LABELS, REASON } from './nucleic-parts.ts';

const number = (key: string, label: string, value: string, unit: string) => ({ key, label, value, cell: 'number', width: 76, unit }) as const;

/** 转运箱 (`/hsjc/yblb/zyx`): from packing to the laboratory; what is missing and what was refused. */
export const nucleicBoxes = defineList({
  id: 'nucleic-boxes',
  title: '转运箱',
  unit: '箱',
  subject: 'box',
  permission: { code: 'yblb' },
  columns: [
    { key: 'boxNo', label: '转运箱码', value: 'box.boxNo', cell: 'text', width: 140, shown: 'always' },
    { key: 'state', label: '状态', value: 'box.state', cell: 'state', width: 100, words: BOX_LABELS },
    number('tubes', '管数', 'box.tubes', '管'), number('persons', '人数', 'box.persons', '人'),
    number('received', '已收', 'box.received', '管'), number('rejected', '拒收', 'box.rejected', '管'), number('left', '未收', 'box.left', '管'),
    { key: 'institution', label: '送检机构', value: 'box.institution', cell: 'institution', width: 160, grows: true },
    { key: 'lab', label: '送检实验室', value: 'box.lab', cell: 'institution', width: 160 },
    { key: 'packedAt', label: '装箱时间', value: 'box.packedAt', cell: 'instant', width: 140, sortable: true, behind: true },
    { key: 'departedAt', label: '发车时间', value: 'box.departedAt', cell: 'instant', width: 140, sortable: true, behind: true },
    { key: 'carrier', label: '转运人员', value: 'box.carrier', cell: 'text', width: 90 },
    { key: 'carrierPhone', label: '转运人员电话', value: 'box.carrierPhone', cell: 'text', width: 120, shown: 'wide' },
    { key: 'vehicleNo', label: '车牌号', value: 'box.vehicleNo', cell: 'text', width: 100, shown: 'wide' },
    { key: 'temp', label: '箱内温度', value: 'box.temp', cell: 'number', width: 86, unit: '℃', decimals: 1, shown: 'wide' },
    { key: 'packer', label: '装箱人', value: 'box.packer', cell: 'staff', width: 90, shown: 'wide' },
  ],
  filters: [
    { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' },
    { key: 'boxNo', label: '转运箱码', kind: 'text', match: 'prefix', on: 'box.boxNo' },
    { key: 'state', label: '状态', kind: 'choice', on: 'box.state', words: BOX_LABELS },
    { key: 'packedAt', label: '装箱日期', kind: 'days', on: 'box.packedAt' },
    { key: 'institution', label: '送检机构', kind: 'place', on: 'box.institution' },
    { key: 'lab', label: '送检实验室', kind: 'place', on: 'box.lab' },
  ],
  views: [
    { id: 'open', label: '没有收完的', where: { state: ['1', '2', '3'] }, sort: [{ by: 'packedAt' }], default: true },
    { id: 'to-receive', label: '待接收', where: { state: ['2', '3'] }, sort: [{ by: 'departedAt' }] },
    { id: 'missing', label: '收了一部分', condition: 'box.left > 0 && (box.received > 0 || box.rejected > 0)' },
    { id: 'rejected', label: '有拒收的', where: { state: ['5'] } },
  ],
  sort: [{ by: 'packedAt', descending: true }],
  actions: [
    { id: 'seal', label: '封箱', on: 'row', letter: 'E', permission: 'cjyb', when: "box.state == '1' && box.tubes > 0", does: { job: 'seal-box' }, undo: true, says: '已封箱' },
    { id: 'unseal', label: '开封', on: 'row', letter: 'E', permission: 'cjyb', when: "box.state == '2'", does: { job: 'unseal-box' }, asks: [REASON], says: '已开封，可以增减采样管' },
    {
      id: 'depart', label: '发车', on: 'row', letter: 'E', permission: 'cjyb', when: "box.state == '2'", does: { job: 'depart-box' }, says: '已发车',
      asks: [
        { key: 'carrier', label: '转运人员', kind: 'text', hint: '装箱时填过的可以不填' },
        { key: 'carrierPhone', label: '转运人员电话', kind: 'text' },
        { key: 'vehicleNo', label: '车牌号', kind: 'text' },
        { key: 'temp', label: '箱内温度（℃）', kind: 'text' },
      ],
    },
    {
      id: 'receive', label: '整箱接收', on: 'row', letter: 'E', permission: 'sjyb', when: "hasAny(box.state, ['2', '3']) && box.left > 0", does: { job: 'receive-box' },
      confirm: '箱内还没有收的采样管全部合格接收？要让步或拒收的，先到“收集样本”逐管登记。', asks: [{ key: 'temp', label: '到达温度（℃）', kind: 'text' }], says: '已接收 {done} 箱',
    },
    { id: 'label', label: '打印箱签', on: 'rows', letter: 'V', when: "box.state != '9' && box.tubes > 0", does: { print: 'box-labels' } },
    { id: 'tubes', label: '看采样管', on: 'row', letter: 'V', permission: 'hsjccxtj', when: 'box.tubes > 0', does: { open: '/hsjc/hsjccxtj/tubes?box=:id' }, counted: 'tubes' },
    { id: 'people', label: '看样本', on: 'row', letter: 'V', when: 'box.persons > 0', does: { open: '/hsjc/yblb?view=&box=:id' }, counted: 'persons' },
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { open: '/hsjc/jdcx/lz?boxNo=:boxNo' } },
    { id: 'drop', label: '撤销空箱', on: 'row', letter: 'E', permission: 'cjyb', when: "box.state == '1' && box.tubes == 0", does: { job: 'drop-box' }, says: '已撤销' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有转运箱。', hint: '在“样本列表”点“扫码装箱”，或勾选样本“装箱”，就有了。' },
});
