/** What a reminder is about, for the tabs of the centre. */
export const REMINDER_KINDS = {
  upload: '上传',
  critical: '危急值',
  call: '未接来电',
  import: '导入',
  export: '导出',
  appointment: '预约',
  plan: '随访',
  nucleic: '核酸',
  check: '数据核查',
  measuring: '久未测量',
  'check-up': '补检',
  report: '报告',
  pregnancy: '高危孕产妇',
} as const;
/** Kind of a reminder, by which the centre groups them. */
export type ReminderKind = keyof typeof REMINDER_KINDS;

/** 1 一般, 2 重要, 3 紧急 (`reminder.level`). */
export type ReminderLevel = '1' | '2' | '3';

type Rule = {
  readonly kind: ReminderKind;
  readonly level: ReminderLevel;
  /** What is told; `{name}` is the person as far as the reader sees them, the others stand in the reminder's facts. */
  readonly says: string;
  /** Where one key leads: an address with `{subject}`, `{resident}` and facts. */
  readonly leads: string;
  /** Only what it is about can end it: nobody marks it as done or ignores it while it lasts. */
  readonly endsByItself?: true;
  /** Is its recipient's own business: nobody else can do it for them. */
  readonly own?: true;
  /** Minutes unread until whoever is above is told, too (modules 1.8: 30 for 紧急, assumption). */
  readonly escalatesAfter?: number;
};

/**
 * What staff are reminded of, as data. The server raises each where it is caused, and judges it again before it is shown
 * (`apps/server/src/reminding/holds.ts` has the condition of each).
 */
export const REMINDER_RULES = {
  'upload-failed': {
    kind: 'upload',
    level: '2',
    says: '上传任务 {batchNo} 传完，有记录没有传成',
    leads: '/uploadManage/uploadList?view=failed&batchNo={batchNo}',
  },
  'account-refused': {
    kind: 'upload',
    level: '3',
    says: '平台账号 {account} 被拒，它的上传任务都停着',
    leads: '/uploadManage?do=accounts',
    endsByItself: true,
    escalatesAfter: 30,
  },
  'critical-result': {
    kind: 'critical',
    level: '3',
    says: '{name} 的体检有危急值，还没有通知本人',
    leads: '/cust/tjReport/{subject}',
    endsByItself: true,
    escalatesAfter: 30,
  },
  'pregnancy-red': {
    kind: 'pregnancy',
    level: '3',
    says: '{name} 妊娠风险评为红色，请在 {day} 前报辖区妇幼保健机构',
    leads: '/cust/jkdn/{resident}',
    escalatesAfter: 30,
  },
  'pregnancy-orange': {
    kind: 'pregnancy',
    level: '2',
    says: '{name} 妊娠风险评为橙色，请在 {day} 前报辖区妇幼保健机构',
    leads: '/cust/jkdn/{resident}',
  },
  'missed-call': { kind: 'call', level: '1', says: '{from} 呼叫过您，没有接到', leads: '/info/video/video-home', own: true },
  'import-done': { kind: 'import', level: '1', says: '花名册 {fileName} 已{done}', leads: '/cust/base/import/{subject}', own: true },
  'export-ready': { kind: 'export', level: '1', says: '{fileName} 已生成，可以下载', leads: '{path}', own: true },
  'appointment-moved': {
    kind: 'appointment',
    level: '2',
    says: '{name} {day} 的体检场次取消了，要改约',
    leads: '/appointManage/appointListed?view=move&do=move&row={subject}',
  },
  'appointment-lost': {
    kind: 'appointment',
    level: '2',
    says: '{name} {day} 的体检预约没有恢复（{why}），请重新预约',
    leads: '/appointManage/appointListNot?do=book&row={resident}',
  },
  'findings-due': {
    kind: 'check',
    level: '2',
    says: '数据核查派给您的问题，请在 {day} 前改正',
    leads: '/custTj/sjhc?view=mine',
    endsByItself: true,
    own: true,
  },
  'plan-overdue': {
    kind: 'plan',
    level: '2',
    says: '{name} 的{what}应在 {day} 办，已逾期',
    leads: '/cust/jkdn/{resident}',
    endsByItself: true,
  },
  'plans-handed': {
    kind: 'plan',
    level: '1',
    says: '{from} 给您转来了随访',
    leads: '/cust/followupList?view=handed',
    own: true,
  },
  'measuring-due': {
    kind: 'measuring',
    level: '1',
    says: '{name} {silent}，请打电话提醒',
    leads: '/cust/jkdn/{resident}',
  },
  'reports-drafted': {
    kind: 'report',
    level: '1',
    says: '{month}的健康月报已自动生成，{n} 份待核对、审核',
    leads: '/yfrh/jkbg?view=draft',
    own: true,
  },
  'stations-missing': {
    kind: 'check-up',
    level: '2',
    says: '{name} 体检缺{items}，请{way}，{day} 前补检',
    leads: '/cust/jkdn/{resident}',
  },
  'retest-opened': {
    kind: 'nucleic',
    level: '3',
    says: '混采管 {code} {result}，{n} 人要在 {due} 前单采复核',
    leads: '/hsjc/jdcx/fh',
    endsByItself: true,
    escalatesAfter: 30,
  },
  'retest-urged': {
    kind: 'nucleic',
    level: '2',
    says: '{from} 催办：混采管 {code} 的单采复核，{due} 前完成',
    leads: '/hsjc/jdcx/fh',
  },
  'retest-positive': {
    kind: 'nucleic',
    level: '3',
    says: '单采复核阳性：采样管 {code}',
    leads: '/hsjc/jdcx/fh?view=positive',
    escalatesAfter: 30,
  },
  'tube-urged': {
    kind: 'nucleic',
    level: '2',
    says: '{from} 催办：{n} 管等{stage}，如 {code}',
    leads: '{path}',
  },
  'tube-refused': {
    kind: 'nucleic',
    level: '2',
    says: '采样管 {code} 被拒收，请通知受检者重新采样',
    leads: '/hsjc/yblb?view=rejected',
  },
} as const satisfies { readonly [id: string]: Rule };

/** Rules whose reminders go up to whoever is above when nobody reads them in time. */
export const URGENT_RULES: readonly ReminderRuleId[] = (Object.keys(REMINDER_RULES) as ReminderRuleId[]).filter(
  (rule) => 'escalatesAfter' in REMINDER_RULES[rule],
);
/** The key of 全局配置 with the minutes an urgent reminder may wait; an institution below may only make it shorter. */
export const ESCALATION_KEY = 'reminder.escalate';

/** Id of a rule that raises reminders. */
export type ReminderRuleId = keyof typeof REMINDER_RULES;
/** Whether there is a rule of that id, for one that was stored. */
export const isReminderRule = (id: string): id is ReminderRuleId => Object.hasOwn(REMINDER_RULES, id);
/** A rule of reminders by its id. */
export const reminderRule = (id: ReminderRuleId): Rule => REMINDER_RULES[id];
