import { APPOINTMENT_LABELS } from '../definitions/appointments/scheduling-parts.ts';
import { defineList } from '../list-definition.ts';

/** Signed in, or at the stations. */
const HERE = "person.state == '2' || person.state == '3'";

/** 签到台: everybody of a check-up day, by their numbers, and where they still have to stop. */
export const deskPeople = defineList({
  id: 'desk-people',
  title: '应到的人',
  unit: '人',
  subject: 'desk-person',
  permission: { code: 'gwtjdngl' },
  columns: [
    { key: 'name', label: '姓名', value: 'person.name', cell: 'person', width: 92, shown: 'always' },
    { key: 'queueNo', label: '序号', value: 'person.queueNo', cell: 'text', width: 64 },
    { key: 'age', label: '年龄', value: 'person.age', cell: 'number', width: 56 },
    { key: 'village', label: '村', value: 'person.village', cell: 'text', width: 104, sortable: true },
    { key: 'state', label: '状态', value: 'person.state', cell: 'state', width: 92, words: APPOINTMENT_LABELS, sortable: true },
    { key: 'missing', label: '还缺', value: 'person.missing', cell: 'text', width: 160, grows: true },
  ],
  filters: [],
  sort: [],
  actions: [
    { id: 'checkIn', label: '签到', on: 'row', letter: 'E', when: "person.state == '1' && person.today", does: { dialog: 'check-in' } },
    { id: 'sheet', label: '录入体检', on: 'row', letter: 'E', when: HERE, does: { form: 'health-check-up' } },
    { id: 'wrist', label: '打印腕带', on: 'row', letter: 'V', when: HERE, does: { dialog: 'wrist-label' } },
    { id: 'undo', label: '撤销签到', on: 'row', letter: 'E', rare: true, when: "person.state == '2'", does: { dialog: 'undo-check-in' } },
  ],
  empty: { text: '这一场还没有人预约' },
});
