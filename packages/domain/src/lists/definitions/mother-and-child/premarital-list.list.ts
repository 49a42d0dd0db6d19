import { defineList } from '../../list-definition.ts';
import { people, peopleFilters, printOf, YES_NO } from '../resident-parts.ts';

/** The two sheets of the person's own sex. */
const DONE =
  "record.sex == '1' ? has(premarital-male-general-exam) && has(premarital-male-physical-exam) : has(premarital-female-general-exam) && has(premarital-female-physical-exam)";
const words = (field: string) => ({ form: 'premarital-basic-info', field });

/** 婚前检查 (`/health/tableMenu`): one row for each partner, as each is examined and has a number. */
export const premaritalList = defineList({
  id: 'premarital-list',
  title: '婚前检查',
  unit: '人',
  subject: 'record:premarital-basic-info',
  permission: { code: 'gwfybjgl' },
  columns: [
    { key: 'number', label: '婚检编号', value: 'record.examNumber', cell: 'text', width: 140, sortable: true },
    people.name, people.sex, people.age,
    { key: 'partner', label: '对方', value: 'record.partnerName', cell: 'text', width: 90 },
    { key: 'phone', label: '联系电话', value: 'record.phone', cell: 'text', width: 120 },
    people.village,
    { key: 'date', label: '检查日期', value: 'record.examDate', cell: 'day', width: 110, sortable: true },
    { key: 'done', label: '两项检查', value: DONE, cell: 'yes-no', width: 84, hint: '一般检查与体格检查都已填写' },
    { key: 'result', label: '检查结果', value: 'record.examResult', cell: 'choice', width: 96, words: words('examResult') },
    { key: 'diagnosis', label: '异常', value: 'record.diagnosis', cell: 'text', width: 140 },
    { key: 'opinion', label: '医学意见', value: 'record.medicalOpinion', cell: 'choice', width: 180, words: words('medicalOpinion') },
    { key: 'certificate', label: '证明', value: '!isMissing(record.certificateDate)', cell: 'yes-no', width: 64 },
    people.idNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'date', label: '检查日期', kind: 'days', on: 'record.examDate' },
    { key: 'done', label: '检查完成', kind: 'choice', on: DONE, words: YES_NO },
    { key: 'opinion', label: '医学意见', kind: 'choice', on: 'record.medicalOpinion', words: words('medicalOpinion') },
    { key: 'certificate', label: '已出证明', kind: 'choice', on: '!isMissing(record.certificateDate)', words: YES_NO },
    peopleFilters.sex,
  ],
  views: [
    { id: 'unfinished', label: '检查未完成', where: { done: ['0'] }, sort: [{ by: 'date' }] },
    { id: 'no-certificate', label: '已完成未出证明', where: { done: ['1'], certificate: ['0'] }, sort: [{ by: 'date' }] },
    { id: 'abnormal', label: '有医学意见', where: { opinion: ['2', '3', '4', '5'] }, sort: [{ by: 'date', descending: true }] },
    { id: 'month', label: '近30天婚检', where: { date: { from: '@today-30d', to: '@today' } }, sort: [{ by: 'date', descending: true }] },
  ],
  sort: [{ by: 'date', descending: true }],
  open: '/health/manhqjc/:resident',
  actions: [
    { id: 'create', label: '登记', on: 'page', letter: 'E', does: { form: 'premarital-basic-info' } },
    { id: 'manGeneral', label: '男方一般检查', on: 'row', letter: 'E', when: "record.sex == '1'", does: { form: 'premarital-male-general-exam' } },
    { id: 'manExam', label: '男方体格检查', on: 'row', letter: 'E', when: "record.sex == '1'", does: { form: 'premarital-male-physical-exam' } },
    { id: 'womanGeneral', label: '女方一般检查', on: 'row', letter: 'E', when: "record.sex == '2'", does: { form: 'premarital-female-general-exam' } },
    { id: 'womanExam', label: '女方体格检查', on: 'row', letter: 'E', when: "record.sex == '2'", does: { form: 'premarital-female-physical-exam' } },
    printOf('premarital-male', 'premarital-female'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有婚检登记。', hint: '点“登记”录入第一份。', action: 'create', filtered: { text: '没有符合条件的婚检登记。', hint: '换检查日期，或新“登记”。' } },
});
