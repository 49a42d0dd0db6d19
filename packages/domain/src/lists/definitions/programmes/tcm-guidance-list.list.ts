import { defineList } from '../../list-definition.ts';
import { people, peopleFilters, printOf, uploadOf } from '../resident-parts.ts';

const STATE = "has(tcm-guidance, year) ? '2' : has(tcm-constitution, year) ? '1' : '0'";
const STATES = { options: [{ code: '0', label: '未辨识' }, { code: '1', label: '已辨识' }, { code: '2', label: '已指导' }] };

/** 中医药健康指导 (`/followup/zyyjkzd`): constitution and guidance of everybody of 65 and over, once a year. */
export const tcmGuidanceList = defineList({
  id: 'tcm-guidance-list',
  title: '中医药健康指导',
  unit: '人',
  subject: 'resident',
  permission: { code: 'gwsfmkgl' },
  fixed: "resident.status == '1' && resident.age >= 65",
  columns: [
    people.name, people.sex, people.age, people.idNumber, people.phone, people.village,
    { key: 'date', label: '辨识日期', value: 'latest(tcm-constitution, year).fillDate', cell: 'day', width: 110, sortable: true },
    { key: 'guidance', label: '保健指导', value: 'latest(tcm-guidance, year).guidanceKinds', cell: 'choices', width: 180, words: { dictionary: 'tcm-guidance-kind' } },
    { key: 'assessor', label: '辨识医生', value: 'latest(tcm-constitution, year).doctor', cell: 'staff', width: 90 },
    { key: 'state', label: '状态', value: STATE, cell: 'state', width: 84, words: STATES },
    people.doctor, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'state', label: '完成状态', kind: 'choice', on: STATE, words: STATES },
    peopleFilters.doctor, peopleFilters.age,
    { key: 'date', label: '辨识日期', kind: 'days', on: 'latest(tcm-constitution, year).fillDate' },
  ],
  views: [
    { id: 'none', label: '今年未辨识', where: { state: ['0'] }, sort: [{ by: 'age', descending: true }], default: true },
    { id: 'mine-none', label: '我负责的未辨识', where: { state: ['0'], doctor: ['@me'] }, sort: [{ by: 'age', descending: true }] },
    { id: 'to-guide', label: '已辨识待指导', where: { state: ['1'] }, sort: [{ by: 'date' }] },
    { id: 'done', label: '已完成', where: { state: ['2'] }, sort: [{ by: 'date', descending: true }] },
  ],
  sort: [{ by: 'date', descending: true }],
  open: '/cust/jkdn/:id/oldZyyjk',
  actions: [
    { id: 'assess', label: '体质辨识', on: 'row', letter: 'E', when: '!has(tcm-constitution, year)', does: { form: 'tcm-constitution' } },
    { id: 'guide', label: '保健指导', on: 'row', letter: 'E', when: 'has(tcm-constitution, year)', does: { form: 'tcm-guidance' } },
    printOf('zyyjkgl'), uploadOf('upload-constitutions', '中医体质辨识'),
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有老年人。', hint: '在管的 65 岁及以上居民都在这里。', filtered: { text: '没有符合条件的老年人。', hint: '去掉一个筛选条件。' } },
});
