import { defineList } from '../../list-definition.ts';
import { people, peopleFilters } from '../resident-parts.ts';
import { BOOKED_LABELS, ASK_SESSION, booked, bookedFilters, CANCEL_LABELS, TRANSPORT_LABELS } from './scheduling-parts.ts';

const WAITS = "appointment.stored == '1' || appointment.stored == '8'";
const WHY = { key: 'reason', label: '原因', kind: 'choice', words: CANCEL_LABELS } as const;

/** 已预约名单 (`/appointManage/appointListed`): whoever has an appointment, to be told, moved, cancelled or checked in. */
export const appointedList = defineList({
  id: 'appointed-list',
  title: '已预约名单',
  unit: '人',
  subject: 'appointment',
  permission: { code: 'gwtjdngl' },
  fixed: "appointment.stored != '6' && appointment.stored != '7'",
  columns: [
    people.name, people.sex, people.age, people.phone, people.village,
    booked.date, booked.period, booked.slot, booked.queueNo, booked.session, booked.place,
    { key: 'state', label: '状态', value: 'appointment.stored', cell: 'state', width: 90, words: BOOKED_LABELS },
    booked.checkInTime,
    { key: 'transport', label: '到检方式', value: 'appointment.transport', cell: 'choice', width: 100, words: TRANSPORT_LABELS, shown: 'wide' },
    booked.checkType, people.doctor, people.idNumber, people.archiveNumber,
    { key: 'hostOrg', label: '承办机构', value: 'appointment.hostOrg', cell: 'institution', width: 160, shown: 'wide' },
    { key: 'reason', label: '原因', value: 'appointment.reason', cell: 'choice', width: 110, words: CANCEL_LABELS, shown: 'chosen' },
    { key: 'createdBy', label: '预约人', value: 'appointment.createdBy', cell: 'staff', width: 90, shown: 'chosen' },
  ],
  filters: [
    peopleFilters.person, bookedFilters.date, bookedFilters.session, peopleFilters.village,
    { key: 'state', label: '状态', kind: 'choice', on: 'appointment.stored', words: BOOKED_LABELS },
    bookedFilters.hostOrg, peopleFilters.place, peopleFilters.doctor,
    { key: 'transport', label: '到检方式', kind: 'choice', on: 'appointment.transport', words: TRANSPORT_LABELS },
  ],
  views: [
    { id: 'coming', label: '今天起', where: { date: { from: '@today' } }, default: true },
    { id: 'today', label: '今天', where: { date: { from: '@today', to: '@today' } } },
    { id: 'move', label: '待改约', where: { state: ['8'] } },
    { id: 'missed', label: '爽约', where: { state: ['5'] }, sort: [{ by: 'date', descending: true }] },
  ],
  sort: [{ by: 'date' }],
  open: '/cust/jkdn/:resident',
  actions: [
    { id: 'checkIn', label: '签到', on: 'rows', letter: 'E', when: "appointment.stored == '1' && appointment.date == @today", does: { job: 'check-in' }, undo: true, says: '{done} 人已签到' },
    { id: 'checkUp', label: '录入体检', on: 'row', letter: 'E', when: "appointment.stored == '2' || appointment.stored == '3'", does: { form: 'health-check-up' } },
    { id: 'move', label: '改约', on: 'rows', letter: 'E', when: WAITS, does: { job: 'move-appointment' }, confirm: '给这 {n} 人另选场次或时间段。', asks: [ASK_SESSION, { ...WHY, required: true }], undo: true, says: '已改约 {done} 人；{skipped} 人没有改成，原来的号还在' },
    { id: 'cancel', label: '取消预约', on: 'rows', letter: 'E', when: WAITS, does: { job: 'cancel-appointment' }, confirm: '取消这 {n} 人的预约？号还给场次。', asks: [{ ...WHY, required: true }, { key: 'note', label: '说明', kind: 'text' }], says: '已取消 {done} 人' },
    { id: 'late', label: '补签到', on: 'row', letter: 'M', when: "appointment.stored == '5'", does: { job: 'late-check-in' }, asks: [{ key: 'reason', label: '原因', kind: 'text', required: true }] },
    { id: 'letters', label: '打印通知单', on: 'found', letter: 'V', does: { print: 'invitations' } },
    { id: 'roll', label: '打印名单', on: 'found', letter: 'V', does: { print: 'appointment-roll' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '还没有人预约。', hint: '在“未预约名单”里勾选居民预约。', filtered: { text: '没有符合条件的预约。', hint: '换预约日期或状态再找。' } },
});
