import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { BOOKED_LABELS, booked, bookedFilters, TRANSPORT_LABELS } from '../appointments/scheduling-parts.ts';

/** The appointments behind a number, each beside its person. Opened from the number (`filters.number`). */
export const analysedAppointments = defineList({
  id: 'analysed-appointments',
  title: '统计名单（预约）',
  unit: '人次',
  subject: 'appointment',
  permission: { code: 'gwtjdngl' },
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    booked.date, booked.slot, booked.session, booked.place,
    { key: 'state', label: '状态', value: 'appointment.stored', cell: 'state', width: 90, words: BOOKED_LABELS },
    booked.checkInTime,
    { key: 'transport', label: '到检方式', value: 'appointment.transport', cell: 'choice', width: 100, words: TRANSPORT_LABELS, shown: 'wide' },
    booked.checkType, people.doctor, people.idNumber, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, { key: 'number', label: '统计数字', kind: 'number', on: 'true' },
    bookedFilters.date, peopleFilters.village, peopleFilters.place,
    { key: 'state', label: '状态', kind: 'choice', on: 'appointment.stored', words: BOOKED_LABELS },
    { key: 'transport', label: '到检方式', kind: 'choice', on: 'appointment.transport', words: TRANSPORT_LABELS },
  ],
  sort: [{ by: 'date' }],
  open: '/cust/jkdn/:resident',
  actions: [{ id: 'export', label: '导出名单', on: 'found', letter: 'V', does: { export: true } }],
  empty: { text: '没有预约。', hint: '回到统计页面换一个数字。', filtered: { text: '没有符合条件的预约。', hint: '去掉一个筛选条件，或回到统计页面换一个数字。' } },
});
