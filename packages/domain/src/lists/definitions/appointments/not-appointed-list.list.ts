import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { APPOINTMENT_LABELS, ASK_BOOKING, CONTACT_LABELS, MOBILISATION_LABELS } from './scheduling-parts.ts';

/** Of somebody nobody spoke to, or who was never booked, nothing is known: those are asked first. */
const OF_THIS_YEAR = '(isMissing(contact.year) ? false : contact.year == @year)';
const MISSED = "(isMissing(appointment.state) ? false : appointment.state == '5')";
/** Who stayed away since they were spoken to waits to be spoken to anew. */
const STATE = `${MISSED} ? (${OF_THIS_YEAR} ? (contact.on <= appointment.date ? '4' : contact.result == '2' ? '3' : '2') : '4') : ${OF_THIS_YEAR} ? (contact.result == '2' ? '3' : '2') : '1'`;
/** It ended with their file, which is in care again: nobody has told them, and who was willing still is. */
const LOST = "(isMissing(appointment.state) ? false : appointment.state == '6' && appointment.reason == '7' && appointment.year == @year)";
const REASON = `(${STATE}) == '4' ? '6' : (${STATE}) == '1' ? (${LOST} ? '7' : '1') : contact.result == '1' ? (${LOST} ? '7' : '') : hasAny(contact.result, ['2', '3', '4', '5']) ? contact.result : '9'`;
const REASONS = {
  options: [
    { code: '1', label: '未联系' }, { code: '2', label: '拒绝' }, { code: '3', label: '外出' }, { code: '4', label: '卧床' }, { code: '5', label: '住院' },
    { code: '6', label: '爽约' }, { code: '7', label: '原约已取消' }, { code: '9', label: '其他' },
  ],
} as const;

/** 未预约名单 (`/appointManage/appointListNot`): who is due, has no appointment and was not examined this year. */
export const notAppointedList = defineList({
  id: 'not-appointed-list',
  title: '未预约名单',
  unit: '人',
  subject: 'invitee',
  permission: { code: 'gwtjdngl' },
  fixed:
    "resident.status == '1' && (resident.age >= 65 || hasAny(resident.conditions, ['hypertension', 'diabetes', 'psychosis'])) && (isMissing(appointment.state) || appointment.state == '0' || appointment.state == '5' || appointment.state == '6') && !has(health-check-up, year)",
  columns: [
    people.name, people.sex, people.age, people.phone, people.conditions, people.village, people.lastCheckUpOn,
    { key: 'state', label: '预约', value: "isMissing(appointment.state) ? '0' : appointment.state", cell: 'state', width: 90, words: APPOINTMENT_LABELS, shown: 'wide' },
    { key: 'mobilised', label: '动员', value: STATE, cell: 'state', width: 96, words: MOBILISATION_LABELS },
    { key: 'reason', label: '未约原因', value: REASON, cell: 'choice', width: 90, words: REASONS },
    { key: 'contacts', label: '联系', value: `${OF_THIS_YEAR} ? contact.times : 0`, cell: 'number', width: 70, unit: '次', sortable: true },
    { key: 'lastContact', label: '最近联系', value: 'contact.on', cell: 'day', width: 110, sortable: true },
    { key: 'nextOn', label: '下次联系', value: 'contact.nextOn', cell: 'day', width: 110, sortable: true },
    { key: 'contactNote', label: '联系说明', value: 'contact.note', cell: 'text', width: 160, shown: 'wide' },
    { key: 'noShow', label: '爽约', value: 'appointment.noShowTimes', cell: 'number', width: 70, unit: '次' },
    people.doctor, people.address, people.idNumber, people.archiveNumber,
  ],
  filters: [
    { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' },
    peopleFilters.person, peopleFilters.place, peopleFilters.village, peopleFilters.age, peopleFilters.conditions, peopleFilters.doctor,
    { key: 'mobilised', label: '动员', kind: 'choice', on: STATE, words: MOBILISATION_LABELS },
    { key: 'reason', label: '未约原因', kind: 'choice', on: REASON, words: REASONS },
    { key: 'nextOn', label: '下次联系', kind: 'days', on: 'contact.nextOn', place: 'more' },
    { key: 'elderly', label: '65岁及以上', kind: 'switch', on: 'resident.age >= 65' },
    { key: 'missed', label: '爽约过', kind: 'switch', on: "appointment.state == '5'" },
    { key: 'never', label: '两年没体检', kind: 'switch', on: 'isMissing(resident.lastCheckUpOn) || resident.lastCheckUpOn < addDays(@today, -730)' },
    peopleFilters.sex, peopleFilters.phone,
  ],
  views: [
    { id: 'uncontacted', label: '还没联系', where: { mobilised: ['1'] } },
    { id: 'due', label: '该再联系的', where: { mobilised: ['2'], nextOn: { to: '@today' } }, sort: [{ by: 'nextOn' }] },
    { id: 'bed', label: '卧床，可入户', where: { reason: ['4'] } },
    { id: 'refused', label: '拒绝', where: { mobilised: ['3'] } },
    { id: 'elderly', label: '老年人', where: { elderly: ['1'] } },
    { id: 'mine', label: '我负责的', where: { doctor: ['@me'] } },
    { id: 'missed', label: '爽约待约', where: { missed: ['1'] } },
    { id: 'never', label: '两年没体检', where: { never: ['1'] } },
  ],
  sort: [{ by: 'age', descending: true }],
  open: '/cust/jkdn/:id',
  actions: [
    { id: 'book', label: '预约', on: 'rows', letter: 'E', does: { job: 'book-appointment' }, confirm: '给这 {n} 人预约，按名单顺序占号。', asks: ASK_BOOKING, undo: true, says: '已约 {done} 人，{skipped} 人没有约上' },
    { id: 'bookFound', label: '预约找到的人', on: 'found', letter: 'E', does: { job: 'book-appointment' }, confirm: '给找到的 {n} 人预约，按名单顺序占号，号满为止。', asks: ASK_BOOKING, undo: true, says: '已约 {done} 人，{skipped} 人没有约上' },
    {
      id: 'contact', label: '登记联系', on: 'row', letter: 'E', does: { job: 'contact-invitees' }, undo: true,
      asks: [
        { key: 'way', label: '方式', kind: 'choice', words: CONTACT_LABELS.way, required: true },
        { key: 'result', label: '结果', kind: 'choice', words: CONTACT_LABELS.result, required: true },
        { key: 'nextOn', label: '下次联系', kind: 'day', hint: '外出、住院、联系不上的，写下再联系的日期' },
        { key: 'note', label: '说明', kind: 'text' },
      ],
      says: '已登记 {done} 人；跳过 {skipped} 人。愿意参加的可接着预约。',
    },
    {
      id: 'refuse', label: '登记拒绝', on: 'row', letter: 'E', rare: true, when: `(${STATE}) != '3'`, does: { job: 'refuse-invitees' }, undo: true,
      confirm: '须填写原因，确定登记拒绝？',
      asks: [
        { key: 'because', label: '拒绝原因', kind: 'choice', words: CONTACT_LABELS.refusal, required: true },
        { key: 'reason', label: '原因', kind: 'text', required: true, hint: '本年度内改变主意的，再登记一次联系就行' },
      ],
      says: '已登记拒绝 {done} 人；本年度仍可改变。',
    },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '应检的都约了或查了。' },
});
