/** Settings a new platform starts with, by key; an institution's own value goes before its parents' and these. */
export type GlobalConfigPreset = {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly value: string;
  /** Least and greatest number it may have, in its unit. */
  readonly limits?: readonly [least: number, most: number];
  readonly pattern?: RegExp;
  /** Of log-in and security: one value for the county, which institutions below cannot change. */
  readonly countyOnly?: true;
  /** Institutions below may make it less, never more. */
  readonly stricter?: true;
  /** Why it has this value and no other: it is listed so that everybody sees it, and a change is refused. */
  readonly fixed?: string;
};

const STANDARD = '按国家基本公共卫生服务规范执行，不可修改';

/** The settings of 全局配置 a county begins with, one entry each (form `global-config`), their codes as the programs ask for them. [P] */
export const globalConfigPresets: readonly GlobalConfigPreset[] = [
  { key: 'token.hours', name: '令牌有效期', value: '2', unit: '小时', fixed: '登录有效期固定为 2 小时，不可修改' },
  { key: 'token.time', name: '令牌刷新阈值tokenTime', value: '6000', unit: '秒', limits: [60, 7_000], countyOnly: true },
  { key: 'token.checkInterval', name: '令牌检查间隔', value: '3', unit: '秒', limits: [1, 60], countyOnly: true },
  { key: 'http.timeout', name: '请求超时', value: '60000', unit: '毫秒', limits: [5_000, 60_000], countyOnly: true },
  { key: 'wechat.poll', name: '微信绑定轮询间隔', value: '3000', unit: '毫秒', limits: [1_000, 30_000] },
  { key: 'reminder.escalate', name: '紧急提醒无人看多久转上级', value: '30', unit: '分钟', limits: [5, 30], stricter: true },
  { key: 'call.timeout', name: '呼叫超时', value: '30', unit: '秒', limits: [10, 120] },
  { key: 'lock.delay', name: '锁屏跳转延时', value: '100', unit: '毫秒', limits: [0, 5_000], countyOnly: true },
  { key: 'lock.idle', name: '无操作自动锁屏', value: '15', unit: '分钟', limits: [1, 120], countyOnly: true },
  { key: 'page.size', name: '默认分页', value: '10', unit: '条', fixed: '列表每页条数由系统安排，不可修改' },
  { key: 'ui.theme', name: '默认主题色', value: '#409EFF', unit: '', pattern: /^#[0-9a-f]{6}$/i },
  { key: 'checkup.elderAge', name: '老年人起始年龄', value: '65', unit: '岁', fixed: STANDARD },
  { key: 'checkup.year', name: '体检年度起始月', value: '1', unit: '月', fixed: STANDARD },
  { key: 'followup.overdueDays', name: '随访逾期宽限', value: '15', unit: '天', fixed: STANDARD },
  { key: 'upload.retry', name: '自动重试次数', value: '3', unit: '次', fixed: '由系统安排，不可修改' },
  { key: 'nucleic.grayCt', name: '核酸Ct阳性上限', value: '40', unit: '', fixed: '由检测试剂说明书决定，不可修改' },
  { key: 'nucleic.pool.sizes', name: '允许混采规格', value: '5,10,20', unit: '人', fixed: '按混采检测技术规范执行，不可修改' },
];
