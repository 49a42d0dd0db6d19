import { defineList } from '../../list-definition.ts';
import { PERIOD_LABELS, SESSION_LABELS } from './scheduling-parts.ts';

const number = (key: string, label: string, value: string) => ({ key, label, value, cell: 'number', width: 64, unit: '人' }) as const;
const REASONS = [['1', '天气'], ['2', '设备或车辆'], ['3', '人员'], ['4', '疫情'], ['5', '停水停电'], ['99', '其他']] as const;

/** 预约管理 (`/appointManage`): sessions of check-ups, their places and how full they are. */
export const appointmentManage = defineList({
  id: 'appointment-manage',
  title: '预约管理',
  unit: '场',
  subject: 'session',
  permission: { code: 'gwtjdngl' },
  // In sight at 1366 pixels: which session, and how full it is.
  columns: [
    { key: 'name', label: '场次', value: 'session.name', cell: 'text', width: 176, shown: 'always' },
    { key: 'date', label: '日期', value: 'session.date', cell: 'day', width: 104, sortable: true },
    { key: 'period', label: '时段', value: 'session.period', cell: 'choice', width: 60, words: PERIOD_LABELS, sortable: true },
    { key: 'place', label: '地点', value: 'session.place', cell: 'text', width: 130, grows: true },
    number('capacity', '号源', 'session.capacity'),
    { ...number('reserved', '已约', 'session.reserved'), sortable: true },
    number('left', '剩余', 'session.left'),
    { key: 'state', label: '状态', value: 'session.state', cell: 'state', width: 96, words: SESSION_LABELS },
    number('checkedIn', '签到', 'session.checkedIn'),
    number('finished', '完成', 'session.finished'),
    number('noShow', '爽约', 'session.noShow'),
    { ...number('toMove', '待改约', 'session.toMove'), shown: 'wide' },
    { key: 'villages', label: '覆盖村', value: 'session.villageNames', cell: 'text', width: 160, grows: true },
    { key: 'slots', label: '时段', value: 'session.slots', cell: 'text', width: 160, shown: 'chosen', hint: '每段已约/号源' },
    { key: 'hostOrg', label: '承办机构', value: 'session.hostOrg', cell: 'institution', width: 160, shown: 'wide' },
  ],
  filters: [
    { key: 'number', label: '统计数字', kind: 'number', on: 'true', place: 'more' },
    { key: 'date', label: '体检日期', kind: 'days', on: 'session.date' },
    { key: 'hostOrg', label: '承办机构', kind: 'place', on: 'session.hostOrg' },
    { key: 'state', label: '场次状态', kind: 'choice', on: 'session.state', words: SESSION_LABELS },
    { key: 'period', label: '时段', kind: 'choice', on: 'session.period', words: PERIOD_LABELS },
    { key: 'text', label: '场次或地点', kind: 'text', match: 'contains', on: ['session.name', 'session.place'] },
  ],
  views: [
    { id: 'coming', label: '今天起', condition: "session.date >= @today && session.stored != '5'", default: true },
    { id: 'today', label: '今天', where: { date: { from: '@today', to: '@today' } } },
    { id: 'places', label: '还有余号', condition: 'session.open && session.date >= @today' },
    { id: 'low', label: '明天约不满一半', condition: 'session.date == addDays(@today, 1) && session.reserved * 2 < session.capacity' },
    { id: 'draft', label: '草稿', where: { state: ['0'] } },
    { id: 'move', label: '有人待改约', condition: 'session.toMove > 0' },
  ],
  sort: [{ by: 'date' }, { by: 'period' }],
  open: '/appointManage/day/:id',
  actions: [
    { id: 'create', label: '新增场次', on: 'page', letter: 'E', does: { dialog: 'sessionEditor' } },
    { id: 'calendar', label: '预约日历', on: 'page', letter: 'V', does: { open: '/appointManage/calendar' } },
    { id: 'numbers', label: '预约统计', on: 'page', letter: 'V', permission: 'gwtjdngl', does: { open: '/appointManage/yytj' } },
    { id: 'desk', label: '签到台', on: 'row', letter: 'V', when: "session.stored == '1' || session.stored == '3' || session.stored == '4'", does: { open: '/appointManage/day/:id' } },
    { id: 'bookVillages', label: '预约覆盖的村', on: 'row', letter: 'E', when: "(session.stored == '1' || session.stored == '3') && session.left > 0", does: { dialog: 'bookVillages' }, begins: 'not-appointed-list bookFound', says: '已约 {done} 人；{skipped} 人没有约上' },
    { id: 'edit', label: '编辑', on: 'row', letter: 'E', when: "session.stored == '0' || session.stored == '1'", does: { dialog: 'sessionEditor' } },
    { id: 'copy', label: '复制场次', on: 'row', letter: 'E', does: { dialog: 'copySession' } },
    { id: 'open', label: '开放预约', on: 'rows', letter: 'E', when: "session.stored == '0'", does: { job: 'open-session' }, says: '{done} 场已开放预约' },
    { id: 'close', label: '停止预约', on: 'rows', letter: 'E', when: "session.stored == '1'", does: { job: 'close-session' } },
    { id: 'end', label: '结束', on: 'row', letter: 'E', when: "session.stored == '3'", does: { job: 'end-session' }, confirm: '结束这一场？没有签到的人明天 0 时记为爽约。' },
    {
      id: 'cancel', label: '取消场次', on: 'row', letter: 'M', when: "session.stored == '0' || session.stored == '1'", does: { job: 'cancel-session' },
      says: '场次已取消；已预约的人在“已预约”的视图“待改约”里，请通知并改约。',
      confirm: '取消后，已预约的人转为“待改约”，要另外通知。确定取消？',
      asks: [{ key: 'reason', label: '取消原因', kind: 'choice', required: true, words: { options: REASONS.map(([code, label]) => ({ code, label })) } }],
    },
    { id: 'delete', label: '删除草稿', on: 'rows', letter: 'M', when: "session.stored == '0' && session.reserved == 0", does: { job: 'delete-session' }, confirm: '删除所选 {n} 场草稿？' },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '没有体检场次。', hint: '先建一场：日期、地点、号源、覆盖村。' },
});
