import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { APPOINTMENT_LABELS, ASK_BOOKING } from './scheduling-parts.ts';

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
    { key: 'state', label: '预约', value: "isMissing(appointment.state) ? '0' : appointment.state", cell: 'state', width: 90, words: APPOINTMENT_LABELS },
    { key: 'noShow', label: '爽约', value: 'appointment.noShowTimes', cell: 'number', width: 70, unit: '次' },
    people.doctor, people.address, people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village, peopleFilters.age, peopleFilters.conditions, peopleFilters.doctor,
    { key: 'elderly', label: '65岁及以上', kind: 'switch', on: 'resident.age >= 65' },
    { key: 'missed', label: '爽约过', kind: 'switch', on: "appointment.state == '5'" },
    { key: 'never', label: '两年没体检', kind: 'switch', on: 'isMissing(resident.lastCheckUpOn) || resident.lastCheckUpOn < addDays(@today, -730)' },
    peopleFilters.sex, peopleFilters.phone,
  ],
  views: [
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
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '应检的都约了或查了。' },
});
