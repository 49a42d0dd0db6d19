import { defineList, type ActionField } from '../../list-definition.ts';
import { IMPORT_ACTION, IMPORT_WINDOW } from '../../import/index.ts';
import { CHECKED_LABELS, CONCLUSION_LABELS, FROM_LABELS, KIND_LABELS, REASON, RESULT_TEXTS, TUBE_LABELS, VALID_LABELS } from './nucleic-parts.ts';

const ct = (key: string, label: string, value: string) => ({ key, label, value, cell: 'number', width: 88, decimals: 2 }) as const;

/** What is typed of a run. */
const READING: readonly ActionField[] = [
        { key: 'orf1ab', label: 'ORF1ab Ct', kind: 'text', required: true, hint: '没有扩增的写“无”或“-”' },
        { key: 'n', label: 'N Ct', kind: 'text', required: true, hint: '没有扩增的写“无”或“-”' },
        { key: 'ic', label: '内标Ct', kind: 'text' },
        { key: 'icValid', label: '内标', kind: 'choice', required: true, words: VALID_LABELS },
        { key: 'controlValid', label: '阴阳性质控', kind: 'choice', required: true, words: VALID_LABELS, hint: '内标或质控无效的转重测；有效的按 Ct 判读：小于 40 为扩增，两个靶标都扩增为阳性，一个为可疑' },
];

/** 样本结果 (`/hsjc/ybjg`): what lies in the laboratory, tube by tube: plate, result, review. */
export const nucleicResult = defineList({
  id: 'nucleic-result',
  title: '样本结果',
  unit: '管',
  subject: 'tube',
  permission: { code: 'ybjg' },
  fixed: "hasAny(tube.state, ['40', '45', '50', '60', '65', '66', '70', '80', '81'])",
  columns: [
    { key: 'labNo', label: '实验编号', value: 'tube.labNo', cell: 'text', width: 150, sortable: true, shown: 'always' },
    { key: 'code', label: '采样管条码', value: 'tube.code', cell: 'text', width: 170, grows: true },
    { key: 'kind', label: '方式', value: 'tube.kind', cell: 'choice', width: 72, words: KIND_LABELS },
    { key: 'persons', label: '人数', value: 'tube.persons', cell: 'number', width: 64, unit: '人' },
    { key: 'state', label: '状态', value: 'tube.state', cell: 'state', width: 110, words: TUBE_LABELS },
    { key: 'result', label: '结果', value: 'tube.result', cell: 'state', width: 80, words: RESULT_TEXTS, sortable: true },
    { key: 'plateNo', label: '板号', value: 'tube.plateNo', cell: 'text', width: 90, sortable: true },
    { key: 'wellNo', label: '孔位', value: 'tube.wellNo', cell: 'text', width: 64 },
    ct('orf1ab', 'ORF1ab Ct', 'tube.orf1ab'), ct('n', 'N Ct', 'tube.n'), { ...ct('ic', '内标Ct', 'tube.ic'), shown: 'wide' },
    { key: 'from', label: '录入', value: 'tube.from', cell: 'choice', width: 64, words: FROM_LABELS, shown: 'wide' },
    { key: 'checked', label: '双录', value: 'tube.checked', cell: 'state', width: 84, words: CHECKED_LABELS, hint: '另一人再录一次，或导入仪器文件，与结果逐项比对；不一致的核对以后才能审核' },
    { ...ct('secondOrf1ab', '再读ORF1ab', 'tube.secondOrf1ab'), shown: 'chosen' }, { ...ct('secondN', '再读N', 'tube.secondN'), shown: 'chosen' },
    { key: 'secondBy', label: '再读人', value: 'tube.secondBy', cell: 'staff', width: 90, shown: 'chosen' },
    { key: 'tester', label: '检测人', value: 'tube.tester', cell: 'staff', width: 90 },
    { key: 'testedAt', label: '检测时间', value: 'tube.testedAt', cell: 'instant', width: 140, sortable: true },
    { key: 'reviewer', label: '审核人', value: 'tube.reviewer', cell: 'staff', width: 90 },
    { key: 'reviewedAt', label: '审核时间', value: 'tube.reviewedAt', cell: 'instant', width: 140, shown: 'wide' },
    { key: 'retests', label: '重测', value: 'tube.retests', cell: 'number', width: 64, unit: '次', shown: 'wide' },
    { key: 'waiting', label: '待复核', value: 'tube.waiting', cell: 'number', width: 76, unit: '人', hint: '混采阳性、可疑的管里，还没有单管结果的人' },
    { key: 'receivedAt', label: '接收时间', value: 'tube.receivedAt', cell: 'instant', width: 140, sortable: true },
    { key: 'conclusion', label: '验收结论', value: 'tube.conclusion', cell: 'choice', width: 96, words: CONCLUSION_LABELS, shown: 'wide' },
    { key: 'hours', label: '采样至今', value: 'tube.hours', cell: 'number', width: 90, unit: '小时', decimals: 1, sortable: true, hint: '采样到审核的小时数；还没有审核的算到现在' },
    { key: 'institution', label: '送检机构', value: 'tube.institution', cell: 'institution', width: 160, shown: 'wide' },
    { key: 'reason', label: '最近一次的原因', value: 'tube.reason', cell: 'text', width: 160, shown: 'chosen' },
  ],
  filters: [
    { key: 'code', label: '实验编号或管码', kind: 'text', match: 'prefix', on: ['tube.labNo', 'tube.code'] },
    { key: 'state', label: '状态', kind: 'choice', on: 'tube.state', words: TUBE_LABELS },
    { key: 'result', label: '结果', kind: 'choice', on: 'tube.result', words: RESULT_TEXTS },
    { key: 'plateNo', label: '板号', kind: 'text', match: 'prefix', on: 'tube.plateNo' },
    { key: 'checked', label: '双录', kind: 'choice', on: 'tube.checked', words: CHECKED_LABELS },
    { key: 'receivedAt', label: '接收日期', kind: 'days', on: 'tube.receivedAt' },
    { key: 'kind', label: '采样方式', kind: 'choice', on: 'tube.kind', words: KIND_LABELS },
    { key: 'testedAt', label: '检测日期', kind: 'days', on: 'tube.testedAt' },
    { key: 'institution', label: '送检机构', kind: 'place', on: 'tube.institution' },
    { key: 'lab', label: '检测机构', kind: 'place', on: 'tube.lab' },
  ],
  views: [
    { id: 'to-test', label: '待检测', where: { state: ['40'] }, sort: [{ by: 'receivedAt' }], default: true },
    { id: 'testing', label: '检测中', where: { state: ['50'] }, sort: [{ by: 'plateNo' }] },
    { id: 'to-review', label: '待审核', where: { state: ['60'] }, sort: [{ by: 'result', descending: true }] },
    { id: 'differs', label: '两次不一致', where: { checked: ['differs'] } },
    { id: 'positive', label: '阳性、可疑', where: { result: ['1', '2'] }, sort: [{ by: 'testedAt', descending: true }] },
    { id: 'retest', label: '复核任务', where: { state: ['65'] } },
    { id: 'invalid', label: '无效重测', condition: "tube.state == '50' && tube.retests > 0" },
    { id: 'late', label: '快超时', condition: "hasAny(tube.state, ['40', '50', '60']) && tube.hours > tube.limit - 4", sort: [{ by: 'hours', descending: true }] },
  ],
  sort: [{ by: 'receivedAt', descending: true }],
  actions: [
    { id: IMPORT_ACTION, label: '导入仪器文件', on: 'page', letter: 'E', does: { dialog: IMPORT_WINDOW }, known: '已有结果的作第二次读数比对，不覆盖', undo: true, says: '已导入 {done} 管，{skipped} 管没有导入。' },
    {
      id: 'enter-by-code', label: '扫码录入', on: 'page', letter: 'E', does: { dialog: 'code-series' },
      series: { action: 'enter', by: 'code', codeLabel: '实验编号或管码', keeps: ['controlValid'] },
    },
    {
      id: 'load', label: '上机', on: 'rows', letter: 'E', when: "tube.state == '40'", does: { job: 'load-plate' }, undo: true, says: '{done} 管已上板，跳过 {skipped} 管',
      asks: [
        { key: 'plateNo', label: '板号', kind: 'text', required: true },
        { key: 'startWell', label: '起始孔位', kind: 'text', hint: '不填从 A1 起，按列往下；H11、H12 留给质控' },
        { key: 'kitName', label: '试剂盒', kind: 'text', required: true }, { key: 'kitBatch', label: '试剂批号', kind: 'text', required: true },
        { key: 'instrument', label: '扩增仪', kind: 'text' },
      ],
    },
    { id: 'unload', label: '撤下', on: 'rows', letter: 'E', when: "tube.state == '50'", does: { job: 'unload-plate' }, confirm: '所选 {n} 管撤下，回到待检测？', says: '已撤下 {done} 管' },
    {
      id: 'enter', label: '录入结果', on: 'row', letter: 'E', when: "hasAny(tube.state, ['40', '50', '60'])", does: { job: 'enter-result' }, says: '已录入',
      asks: READING,
    },
    {
      id: 'second', label: '第二次录入', on: 'row', letter: 'E', when: "tube.state == '60'", does: { job: 'second-result' }, says: '已比对', asks: READING,
    },
    {
      id: 'settle', label: '核对差异', on: 'row', letter: 'E', when: "tube.state == '60' && tube.checked == 'differs'", does: { job: 'settle-result' }, says: '已核对',
      asks: [{ key: 'which', label: '以哪一次为准', kind: 'choice', required: true, words: { options: [{ code: '1', label: '第一次（检测人）' }, { code: '2', label: '第二次' }] } }, REASON],
    },
    {
      id: 'negative', label: '批量置阴性', on: 'rows', letter: 'E', when: "hasAny(tube.state, ['40', '50'])", does: { job: 'negative-results' }, confirm: '所选 {n} 管都没有扩增，置为阴性？', says: '{done} 管已置阴性，待审核；跳过 {skipped} 管',
      asks: [
        { key: 'icValid', label: '内标有效', kind: 'yes-no', required: true }, { key: 'controlValid', label: '阴阳性质控有效', kind: 'yes-no', required: true },
        { key: 'plateNo', label: '板号', kind: 'text', hint: '还没有上机的填' },
      ],
    },
    { id: 'review', label: '审核', on: 'rows', letter: 'M', when: "tube.state == '60'", does: { job: 'review-results' }, confirm: '审核所选 {n} 管？阴性立即出报告；混采阳性、可疑转单采复核；阳性、可疑要由检测人以外的人审核。', says: '已审核 {done} 管，跳过 {skipped} 管' },
    { id: 'withdraw', label: '撤回审核', on: 'row', letter: 'M', when: "hasAny(tube.state, ['65', '70'])", does: { job: 'withdraw-result' }, asks: [REASON], says: '已撤回审核，待审核' },
    { id: 'again', label: '无效重测', on: 'row', letter: 'E', when: "hasAny(tube.state, ['50', '60'])", does: { job: 'test-again' }, asks: [REASON], says: '已转重测' },
    { id: 'correct', label: '更正结果', on: 'row', letter: 'M', when: "tube.state == '81'", does: { job: 'correct-result' }, asks: [REASON], says: '已退回待审核，请改正结果后再审核' },
    { id: 'undo-receipt', label: '撤销接收', on: 'row', letter: 'M', permission: 'sjyb', when: "hasAny(tube.state, ['40', '45'])", does: { job: 'undo-receipt' }, confirm: '只限没有上机的样本，确定撤销接收？', asks: [REASON], says: '已撤销接收' },
    { id: 'way', label: '流转', on: 'row', letter: 'V', permission: 'jdcx', does: { dialog: 'tubeWay' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有待检测的样本。', hint: '先在“收集样本”接收，或在“转运箱”整箱接收。' },
});
