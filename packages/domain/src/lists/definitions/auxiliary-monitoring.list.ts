import { LABEL_KINDS } from '../../scheduling/index.ts';
import { defineList } from '../list-definition.ts';
import { people, peopleFilters } from './resident-parts.ts';
import { BOOKED_LABELS, booked, bookedFilters } from './appointments/scheduling-parts.ts';
import { STATIONS_DONE as done } from './stations-done.ts';

const asked = (fromAge: number | undefined, condition: string) =>
  fromAge === undefined ? `!(${condition})` : `resident.age >= ${fromAge} && !(${condition})`;
const MISSING = done.map(({ fromAge, condition }) => `(${asked(fromAge, condition)} ? 1 : 0)`).join(' + ');

/** In words what somebody still has to stop for; a function takes so many texts. */
const names = done.map(({ label, fromAge, condition }) => `(${asked(fromAge, condition)} ? '${label} ' : '')`);
const LACKS = `joined(joined(${names.slice(0, 6).join(', ')}), joined(${names.slice(6).join(', ')}))`;

const TUBES = { options: LABEL_KINDS.map(({ code, label }) => ({ code, label })) };
const REMINDED_BY = { options: [{ code: '2', label: '电话' }, { code: '3', label: '村医转告' }] } as const;

/** 辅助监测 (`/custTj/fzjc`): who is here, and at which stations they still have to stop. */
export const auxiliaryMonitoring = defineList({
  id: 'auxiliary-monitoring',
  title: '辅助监测',
  unit: '人',
  subject: 'appointment',
  permission: { code: 'gwtjdngl' },
  fixed: "appointment.stored == '2' || appointment.stored == '3' || appointment.stored == '4'",
  columns: [
    // On a small screen what is read first: who, which number, what is missing.
    people.name, { ...people.age, width: 64 }, { ...booked.queueNo, width: 70, shown: 'always' },
    { key: 'lacks', label: '还缺', value: LACKS, cell: 'text', width: 220, shown: 'always' }, people.sex, people.village,
    ...done.map(({ code, label, condition }) => ({ key: `s${code}`, label, value: condition, cell: 'yes-no', width: 70 }) as const),
    { key: 'missing', label: '缺项', value: MISSING, cell: 'number', width: 70, unit: '项', sortable: true },
    { key: 'state', label: '状态', value: 'appointment.stored', cell: 'state', width: 90, words: BOOKED_LABELS },
    { ...booked.checkInTime, shown: 'wide' }, people.phone, people.archiveNumber,
  ],
  filters: [
    peopleFilters.person, bookedFilters.date, bookedFilters.session, peopleFilters.village,
    ...done.map(({ code, label, fromAge, condition }) => ({ key: `no${code}`, label: `缺${label}`, kind: 'switch', on: asked(fromAge, condition) }) as const),
  ],
  views: [
    { id: 'now', label: '今天现场', where: { date: { from: '@today', to: '@today' } }, default: true },
    { id: 'fasting', label: '今天缺抽血', condition: `appointment.date == @today && !(${done.find(({ code }) => code === '6')?.condition})` },
    { id: 'week', label: '近7天未补齐', condition: `appointment.date >= addDays(@today, -7) && appointment.date < @today && appointment.stored != '4'` },
  ],
  sort: [{ by: 'missing', descending: true }, { by: 'checkInTime' }],
  open: '/cust/jkdn/:resident',
  actions: [
    { id: 'checkUp', label: '录入体检', on: 'row', letter: 'E', does: { form: 'health-check-up' } },
    {
      id: 'bind', label: '绑定检验条码', on: 'row', letter: 'E', does: { job: 'bind-label' }, undo: true,
      asks: [
        { key: 'barcode', label: '检验条码', kind: 'text', required: true, hint: '可用扫码枪；10 到 15 位数字' },
        { key: 'kind', label: '项目', kind: 'choice', words: TUBES, required: true },
      ],
      says: '已绑定条码 {done} 支，当天可撤销；结果按条码导入。',
    },
    {
      id: 'remind', label: '通知补检', on: 'rows', letter: 'E', when: `(${MISSING}) > 0`, does: { job: 'remind-stations' },
      asks: [
        { key: 'way', label: '通知方式', kind: 'choice', words: REMINDED_BY, required: true, hint: '记给责任医生去办，本系统不代发短信' },
        { key: 'until', label: '请在此日前完成', kind: 'day', required: true },
      ],
      says: '已通知 {done} 人，各写明还缺哪几项；跳过 {skipped} 人。',
    },
    { id: 'callNext', label: '叫号', on: 'page', letter: 'E', rare: true, does: { dialog: 'callNext' } },
    { id: 'export', label: '导出Excel', on: 'found', letter: 'V', does: { export: true } },
  ],
  empty: { text: '今天还没有人签到。', hint: '在“预约管理”里打开今天的场次，用签到台签到。' },
});
