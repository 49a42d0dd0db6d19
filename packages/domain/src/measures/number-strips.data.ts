import type { AnalysisPage } from './analysis-page.ts';
import { wholeMonth, wholeYear, type Days } from './analysis-periods.rules.ts';
import type { Counted } from './measure-definition.ts';
import type { CalendarDay } from '../shared/index.ts';

/** A few numbers above a page that shows something else: of today, the month or the year, at the reader's institution and below. */
export type NumberStrip = {
  readonly id: string;
  /** The page they stand on, whose permission they have. */
  readonly path: string;
  readonly of: Counted;
  readonly days: 'day' | 'month' | 'year';
  readonly numbers: readonly (readonly [label: string, measure: string])[];
};

/** As `STATIONS` has them, which a test holds against it: a page's strip brings none of what judges them. */
const STATION_NAMES = ['问卷', '体格', '血压', '血常规', '尿常规', '生化', '心电图', 'B超', '中医体质', '自理评估', '认知抑郁'];

/** The numbers a screen of the reference names, page by page. */
export const NUMBER_STRIPS: readonly NumberStrip[] = [
  {
    id: 'numbers-of-sessions', path: '/appointManage', of: 'session', days: 'month',
    numbers: [['本月号源', 'session-places'], ['本月已约', 'session-places-taken'], ['号源使用率', 'session-fill-rate'], ['本月到检率', 'appointment-show-rate'], ['今天应到', 'appointment-today-expected'], ['应检未约', 'appointment-not-booked']],
  },
  {
    id: 'numbers-of-invitees', path: '/appointManage/appointListNot', of: 'invitee', days: 'year',
    numbers: [['老年人应检未约', 'appointment-not-booked'], ['老年人已预约', 'appointment-booked'], ['今天应到', 'appointment-today-expected'], ['今天已到', 'appointment-today-came']],
  },
  {
    id: 'numbers-of-progress', path: '/custTj/jdkb', of: 'resident', days: 'year',
    numbers: [['全部应检', 'checkup-due'], ['全部体检率', 'checkup-rate'], ['时间进度', 'time-progress'], ['全部日均需完成', 'checkup-daily-need'], ['已上传', 'checkup-uploaded'], ['上传率', 'checkup-upload-rate'], ['报告发放率', 'report-issue-rate']],
  },
  {
    id: 'numbers-of-self-checks', path: '/custTj/jgzc', of: 'record:institution-self-check', days: 'year',
    numbers: [['档案完整率', 'archive-complete-rate'], ['体检表完整率', 'check-up-form-completeness'], ['逻辑错误率', 'selfcheck-logic-error'], ['疑似重复体检', 'selfcheck-duplicate'], ['签名率', 'selfcheck-sign-rate'], ['结果反馈率', 'selfcheck-feedback-rate'], ['整改完成率', 'selfcheck-rectify-rate']],
  },
  {
    id: 'numbers-of-women', path: '/health/fnbjMenu', of: 'record:pregnancy-basic-info', days: 'year',
    numbers: [['早孕建册率', 'early-registration-rate'], ['产前检查≥5次率', 'five-visits-rate'], ['产后访视率', 'postpartum-visit-rate'], ['住院分娩率', 'hospital-delivery-rate'], ['剖宫产率', 'caesarean-rate'], ['高危产妇比例', 'high-risk-rate']],
  },
  {
    id: 'numbers-of-pools', path: '/hsjc/jcyb', of: 'tube', days: 'day',
    numbers: [['采集中管数', 'pool-open-tubes'], ['今日已封管', 'pool-sealed-tubes'], ['今日平均满管率', 'pool-fill-rate'], ['今日混采已采', 'pool-persons']],
  },
  {
    id: 'numbers-of-receipt', path: '/hsjc/sjyb', of: 'tube', days: 'day',
    numbers: [['待接收箱数', 'box-to-receive'], ['今日接收管数', 'tubes-received-today'], ['今日拒收率', 'nucleic-reject-rate'], ['今日平均送达时长', 'tube-transport-hours']],
  },
  {
    id: 'numbers-of-stations', path: '/custTj/fzjc', of: 'appointment', days: 'day',
    numbers: [['在场', 'onsite-count'], ['今天已到', 'appointment-today-came'], ...STATION_NAMES.map((name, at) => [`${name}已做`, `onsite-item-done-${at + 1}`] as const)],
  },
  { id: 'numbers-of-hotels', path: '/hotelManage', of: 'record:house-type', days: 'day', numbers: [['房型数', 'hotel-house-types']] },
  { id: 'numbers-of-devices', path: '/yfrh/sbgl', of: 'record:device', days: 'day', numbers: [['离线设备', 'devices-offline']] },
  { id: 'numbers-of-accounts', path: '/third/login', of: 'platform-account', days: 'day', numbers: [['账号有问题', 'account-problems']] },
  {
    id: 'numbers-of-uploads', path: '/uploadManage', of: 'upload', days: 'month',
    numbers: [['本月体检表上传率', 'upload-records-rate'], ['本月上传成功', 'upload-daily-ok'], ['本月上传失败', 'upload-daily-fail'], ['本月成功率', 'upload-success-rate'], ['本月一致率', 'reconcile-rate'], ['本月未上传', 'upload-not-done'], ['账号有问题', 'account-problems']],
  },
  { id: 'numbers-of-terminals', path: '/upms/bbkz', of: 'terminal', days: 'day', numbers: [['近30天启动过的终端', 'app-terminals']] },
  { id: 'numbers-of-the-log', path: '/upms/czrz', of: 'log', days: 'day', numbers: [['今天的操作', 'log-count'], ['今天失败的操作', 'log-failed-today'], ['今天的失败率', 'log-fail-rate']] },
  { id: 'numbers-of-users', path: '/upms/jgyh', of: 'user', days: 'day', numbers: [['有效用户', 'user-active']] },
  { id: 'numbers-of-exceptions', path: '/upms/ycrz', of: 'exception', days: 'day', numbers: [['未处理异常', 'exception-open']] },
  { id: 'numbers-of-reminders', path: '/yfrh/zntx', of: 'reminder', days: 'day', numbers: [['本机构及下级未办', 'reminders-unread']] },
];

/** The strip of a page; `undefined` where it has none. */
export const stripAt = (path: string): NumberStrip | undefined => NUMBER_STRIPS.find((one) => one.path === path);

/** Of which days a strip is, today. */
export const daysOfStrip = ({ days }: NumberStrip, today: CalendarDay): Days => {
  if (days === 'day') return { from: today, until: today };
  return days === 'month' ? wholeMonth(today) : wholeYear(Number(today.slice(0, 4)));
};

/** A strip as a page of numbers without a table, so that its numbers are asked for and open as all others do. */
export const pageOfStrip = ({ id, of, numbers }: Pick<NumberStrip, 'id' | 'of' | 'numbers'>): AnalysisPage => ({
  ...{ id, of, title: '', counts: '', columns: [], charts: [], breakdowns: [], filters: [], notes: [] },
  indicators: numbers.map(([label, measure]) => ({ label, measure })),
});
