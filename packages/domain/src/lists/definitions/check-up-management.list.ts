import { defineList } from '../list-definition.ts';
import { people, peopleFilters, uploadOf, YES_NO } from './resident-parts.ts';

const CHECK_UP = 'latest(health-check-up, year)';
const words = (field: string) => ({ form: 'health-check-up', field });

/** 健康体检管理 (`/cust/jkdnTjMenu`, `/custTj/jkdnTjMenu`): who is to be examined this year, and how far that is. */
export const checkUpManagement = defineList({
  id: 'check-up-management',
  title: '健康体检管理',
  unit: '人',
  subject: 'resident',
  permission: { code: 'gwtjdngl' },
  fixed: "resident.status == '1' && (resident.age >= 65 || hasAny(resident.conditions, ['hypertension', 'diabetes', 'psychosis']) || yearOf(resident.lastCheckUpOn) == @year)",
  columns: [
    people.name, people.sex, people.age, people.idNumber, people.phone, people.conditions, people.village,
    { key: 'examDate', label: '体检日期', value: `${CHECK_UP}.examDate`, cell: 'day', width: 110, sortable: true },
    { key: 'times', label: '年内次数', value: 'count(health-check-up, year)', cell: 'number', width: 80, unit: '次' },
    { key: 'systolic', label: '收缩压', value: `max(${CHECK_UP}.leftSystolic, ${CHECK_UP}.rightSystolic)`, cell: 'number', width: 104, unit: 'mmHg', hint: '两臂较高的一侧' },
    { key: 'glucose', label: '空腹血糖', value: `${CHECK_UP}.fastingGlucose`, cell: 'number', width: 116, unit: 'mmol/L', decimals: 1 },
    { key: 'ecg', label: '心电图', value: `${CHECK_UP}.ecg`, cell: 'choice', width: 80, words: words('ecg') },
    { key: 'selfCare', label: '自理评估', value: `${CHECK_UP}.elderSelfCareAssessment`, cell: 'choice', width: 110, words: words('elderSelfCareAssessment') },
    { key: 'constitution', label: '中医体质', value: 'has(tcm-constitution, year)', cell: 'yes-no', width: 80 },
    { key: 'evaluation', label: '健康评价', value: `${CHECK_UP}.healthEvaluation`, cell: 'choice', width: 96, words: words('healthEvaluation') },
    { key: 'lastCheckUp', label: '上次体检', value: 'resident.lastCheckUpOn', cell: 'day', width: 110, sortable: true, shown: 'chosen' },
    people.doctor, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'examined', label: '今年已体检', kind: 'choice', on: 'has(health-check-up, year)', words: YES_NO },
    { key: 'abnormal', label: '有异常', kind: 'choice', on: `${CHECK_UP}.healthEvaluation == '2'`, words: YES_NO },
    peopleFilters.conditions, peopleFilters.age,
    { key: 'examDate', label: '体检日期', kind: 'days', on: `${CHECK_UP}.examDate` },
    peopleFilters.sex, peopleFilters.doctor,
    { key: 'noEcg', label: '缺心电图', kind: 'switch', on: `has(health-check-up, year) && isMissing(${CHECK_UP}.ecg)` },
    { key: 'noBlood', label: '缺血糖', kind: 'switch', on: `has(health-check-up, year) && isMissing(${CHECK_UP}.fastingGlucose)` },
    { key: 'noConstitution', label: '65岁以上缺中医体质', kind: 'switch', on: 'resident.age >= 65 && !has(tcm-constitution, year)' },
  ],
  views: [
    { id: 'elder-none', label: '今年未体检的老人', where: { examined: ['0'], age: { from: 65 } }, sort: [{ by: 'age', descending: true }] },
    { id: 'mine-none', label: '我负责的未体检', where: { examined: ['0'], doctor: ['@me'] }, sort: [{ by: 'age', descending: true }] },
    { id: 'today', label: '今日体检', where: { examDate: { from: '@today', to: '@today' } }, sort: [{ by: 'examDate', descending: true }] },
    { id: 'abnormal', label: '有异常', where: { abnormal: ['1'] }, sort: [{ by: 'examDate', descending: true }] },
  ],
  sort: [{ by: 'lastCheckUp' }],
  open: '/cust/jkdn/:id',
  actions: [
    // The laboratory looks at check-ups only: its own results it brings itself.
    { id: 'import', label: '导入检验结果', on: 'page', letter: 'E', also: 'ybjg:M', does: { dialog: 'import-rows' }, undo: true, says: '已导入 {done} 人，{skipped} 人没有导入。' },
    { id: 'create', label: '录入体检', on: 'row', letter: 'E', does: { form: 'health-check-up' } },
    { id: 'selfCare', label: '自理评估', on: 'row', letter: 'E', when: 'resident.age >= 65', does: { form: 'elderly-self-care-assessment' } },
    { id: 'constitution', label: '中医体质', on: 'row', letter: 'E', permission: 'gwsfmkgl', when: 'resident.age >= 65', does: { form: 'tcm-constitution' } },
    { id: 'print', label: '报告打印', on: 'rows', letter: 'V', permission: 'bggl', does: { print: 'all' } },
    { id: 'barcode', label: '打印条码', on: 'rows', letter: 'V', does: { print: 'specimen-labels' } },
    uploadOf('upload-check-ups', '健康体检表'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有体检对象。', hint: '新建健康档案后，居民就在这里。', filtered: { text: '没有符合条件的体检对象。', hint: '去掉一个筛选条件。' } },
});
