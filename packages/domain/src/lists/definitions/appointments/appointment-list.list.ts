import { defineList } from '../../list-definition.ts';
import { people, peopleFilters, YES_NO } from '../resident-parts.ts';
import { APPOINTMENT_LABELS, booked, bookedFilters } from './scheduling-parts.ts';

const STATE = "isMissing(appointment.state) ? '0' : appointment.state";

/** 预约总表 (`/appointManage/appointList`): everybody who is due this year, and how far their appointment is. */
export const appointmentList = defineList({
  id: 'appointment-list',
  title: '预约总表',
  unit: '人',
  subject: 'invitee',
  permission: { code: 'gwtjdngl' },
  fixed: "resident.status == '1' && (resident.age >= 65 || hasAny(resident.conditions, ['hypertension', 'diabetes', 'psychosis']))",
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    { key: 'state', label: '预约状态', value: STATE, cell: 'state', width: 96, words: APPOINTMENT_LABELS },
    booked.date, booked.slot, booked.queueNo, booked.place, booked.checkInTime,
    { key: 'examined', label: '今年已体检', value: 'has(health-check-up, year)', cell: 'yes-no', width: 96 },
    people.doctor, people.conditions, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, peopleFilters.place, peopleFilters.village,
    { key: 'state', label: '预约状态', kind: 'choice', on: STATE, words: APPOINTMENT_LABELS },
    bookedFilters.date, peopleFilters.age, peopleFilters.conditions, peopleFilters.doctor,
    { key: 'examined', label: '今年已体检', kind: 'choice', on: 'has(health-check-up, year)', words: YES_NO },
  ],
  views: [
    { id: 'today', label: '今天约的', where: { date: { from: '@today', to: '@today' } } },
    { id: 'missed', label: '爽约', where: { state: ['5'] } },
    { id: 'move', label: '待改约', where: { state: ['8'] } },
  ],
  sort: [{ by: 'age', descending: true }],
  open: '/cust/jkdn/:id',
  actions: [
    { id: 'import', label: '导入预约名单', on: 'page', letter: 'E', does: { dialog: 'import-rows' }, undo: true, says: '已约 {done} 人；{skipped} 行没有约上。' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有应检的居民。', hint: '应检的是 65 岁及以上的老年人和高血压、糖尿病、严重精神障碍患者。' },
});
