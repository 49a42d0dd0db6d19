import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';

const words = (field: string) => ({ form: 'health-check-up', field });

/** Who stands behind a number of an analysis, by the check-up that counts. Opened from the number (`filters.number`). */
export const analysedCheckUps = defineList({
  id: 'analysed-check-ups',
  title: '统计名单（体检）',
  unit: '人',
  subject: 'record:health-check-up',
  permission: { code: 'gwtjdngl' },
  columns: [
    people.name, people.sex,
    { key: 'age', label: '体检时年龄', value: 'yearsBetween(resident.birthDate, record.examDate)', cell: 'number', width: 96, unit: '岁' },
    people.idNumber, people.phone, people.village,
    { key: 'examDate', label: '体检日期', value: 'record.@occurredOn', cell: 'day', width: 110, sortable: true },
    { key: 'systolic', label: '收缩压', value: 'max(record.leftSystolic, record.rightSystolic)', cell: 'number', width: 108, unit: 'mmHg', sortable: true, hint: '两臂较高的一侧' },
    { key: 'diastolic', label: '舒张压', value: 'max(record.leftDiastolic, record.rightDiastolic)', cell: 'number', width: 108, unit: 'mmHg', hint: '两臂较高的一侧' },
    { key: 'glucose', label: '空腹血糖', value: 'record.fastingGlucose', cell: 'number', width: 100, unit: 'mmol/L', decimals: 1, sortable: true },
    { key: 'bmi', label: 'BMI', value: 'record.bmi', cell: 'number', width: 70, decimals: 1, shown: 'wide' },
    { key: 'cholesterol', label: '总胆固醇', value: 'record.totalCholesterol', cell: 'number', width: 90, decimals: 2, shown: 'wide' },
    { key: 'triglycerides', label: '甘油三酯', value: 'record.triglycerides', cell: 'number', width: 90, decimals: 2, shown: 'chosen' },
    { key: 'alt', label: '谷丙转氨酶', value: 'record.alt', cell: 'number', width: 100, shown: 'chosen' },
    { key: 'creatinine', label: '肌酐', value: 'record.creatinine', cell: 'number', width: 80, shown: 'chosen' },
    { key: 'hemoglobin', label: '血红蛋白', value: 'record.hemoglobin', cell: 'number', width: 90, shown: 'chosen' },
    { key: 'urineProtein', label: '尿蛋白', value: 'record.urineProtein', cell: 'choice', width: 80, words: words('urineProtein'), shown: 'chosen' },
    { key: 'ecg', label: '心电图', value: 'record.ecg', cell: 'choice', width: 80, words: words('ecg'), shown: 'wide' },
    { key: 'ultrasound', label: '腹部B超', value: 'record.abdominalUltrasound', cell: 'choice', width: 90, words: words('abdominalUltrasound'), shown: 'wide' },
    { key: 'selfCare', label: '自理评估', value: 'record.elderSelfCareAssessment', cell: 'choice', width: 110, words: words('elderSelfCareAssessment'), shown: 'chosen' },
    { key: 'evaluation', label: '健康评价', value: 'record.healthEvaluation', cell: 'choice', width: 96, words: words('healthEvaluation') },
    people.institution, people.doctor, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person,
    { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    peopleFilters.village, peopleFilters.doctor, peopleFilters.sex,
    { key: 'examDate', label: '体检日期', kind: 'days', on: 'record.@occurredOn' },
    { key: 'evaluation', label: '健康评价', kind: 'choice', on: 'record.healthEvaluation', words: words('healthEvaluation') },
  ],
  sort: [{ by: 'examDate', descending: true }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '还没有人。', hint: '回到统计页面换一个数字。', filtered: { text: '没有符合条件的人。', hint: '去掉一个筛选条件，或回到统计页面换一个数字。' } },
});
