import type { PageRight } from './page-definition.ts';
import type { WorkCard } from './workbench.data.ts';

/** A number of the first page that the server counts with it. `of`: which one. */
export type HomeFigure = {
  readonly label: string;
  readonly of:
    | 'residents' | 'elderly' | 'hypertension' | 'diabetes' | 'due' | 'overdue' | 'doneThisMonth'
    | 'mine' | 'mineDue' | 'mineOverdue';
  readonly unit: string;
  /** Who sees it: whoever may see the people that are counted. */
  readonly right: PageRight;
  /** The residents behind it. */
  readonly open?: string;
  /** What is owed, or urgent: shown so where there is any. */
  readonly tone?: 'warn' | 'danger';
};

/** A number of work that waits: the rows of a list, with the right its page asks for, so that the catalogue of pages need not be there. */
export type HomeCard = WorkCard & { readonly right: PageRight };

/** What belongs together on the first page. `works`: who does this work; others have its numbers on its own pages. */
export type HomeArea = { readonly title: string; readonly works: PageRight; readonly cards: readonly HomeCard[] };

/** What is begun every day: a sheet, or a page. */
export type HomeEntry = { readonly label: string; readonly right: PageRight } & (
  | { readonly form: string }
  | { readonly path: string }
);

const [FILES, VISITS, CARE, NUCLEIC] = ['gwjkdngl:V', 'gwsfmkgl:V', 'gwfybjgl:V', 'yblb:V'] as const;

/** The numbers at the top. */
export const HOME_FIGURES: readonly HomeFigure[] = [
  { label: '在管居民', of: 'residents', unit: '人', right: FILES, open: '/cust/base' },
  { label: '65 岁及以上', of: 'elderly', unit: '人', right: FILES, open: '/cust/base?view=elderly' },
  { label: '高血压', of: 'hypertension', unit: '人', right: VISITS, open: '/cust/base?conditions=hypertension' },
  { label: '糖尿病', of: 'diabetes', unit: '人', right: VISITS, open: '/cust/base?conditions=diabetes' },
  { label: '慢病近期应访', of: 'due', unit: '人', right: VISITS, open: '/cust/base?due=1&sort=nextFollowUpOn', tone: 'warn' },
  { label: '慢病随访逾期', of: 'overdue', unit: '人', right: VISITS, open: '/cust/base?overdue=1&sort=nextFollowUpOn', tone: 'danger' },
  { label: '本月已随访', of: 'doneThisMonth', unit: '次', right: VISITS },
];

/** The same of the residents whose responsible doctor the user is. */
export const HOME_MINE: readonly HomeFigure[] = [
  { label: '在管', of: 'mine', unit: '人', right: FILES, open: '/cust/base?doctor=@me' },
  { label: '慢病近期应访', of: 'mineDue', unit: '人', right: VISITS, open: '/cust/base?doctor=@me&due=1&sort=nextFollowUpOn', tone: 'warn' },
  { label: '慢病逾期', of: 'mineOverdue', unit: '人', right: VISITS, open: '/cust/base?doctor=@me&overdue=1&sort=nextFollowUpOn', tone: 'danger' },
];

/** Who has most of an area to do finds it first: what only few do stands above what all do. */
export const HOME_AREAS: readonly HomeArea[] = [
  {
    title: '孕产妇',
    works: 'gwfybjgl:E',
    cards: [
      { label: '在孕', path: '/health/fnbjMenu', list: 'women-care-list', where: { stage: ['1', '2', '3'] }, unit: '人', right: CARE },
      { label: '橙红紫风险', path: '/health/fnbjMenu', list: 'women-care-list', view: 'high-risk', unit: '人', tone: 'danger', right: CARE },
      { label: '30天内预产期', path: '/health/fnbjMenu', list: 'women-care-list', view: 'due-month', unit: '人', right: CARE },
      { label: '分娩待登记', path: '/health/fnbjMenu', list: 'women-care-list', where: { stage: ['8'] }, unit: '人', tone: 'warn', right: CARE },
      { label: '产后未访视', path: '/health/fnbjMenu', list: 'women-care-list', view: 'visit28', unit: '人', tone: 'warn', right: CARE },
    ],
  },
  {
    title: '0～6岁儿童',
    works: 'gwfybjgl:E',
    cards: [
      { label: '在册', path: '/health/etbjMenu', list: 'child-care-list', where: { status: ['0'] }, unit: '人', right: CARE },
      { label: '28天内未访视', path: '/health/etbjMenu', list: 'child-care-list', view: 'newborn', unit: '人', tone: 'danger', right: CARE },
      { label: '3岁以下未体检', path: '/health/etbjMenu', list: 'child-care-list', view: 'under3', unit: '人', tone: 'warn', right: CARE },
      { label: '今年未体检', path: '/health/etbjMenu', list: 'child-care-list', where: { noYear: ['1'] }, unit: '人', right: CARE },
      { label: '体弱儿', path: '/health/etbjMenu', list: 'child-care-list', view: 'frail', unit: '人', right: CARE },
    ],
  },
  {
    title: '体检上传',
    works: 'tjscgl:E',
    cards: [
      { label: '上传失败', path: '/uploadManage/uploadListNot', list: 'not-uploaded-list', view: 'failed', unit: '条', tone: 'danger', right: 'tjscgl:V' },
      { label: '结果未知', path: '/uploadManage/uploadListNot', list: 'not-uploaded-list', view: 'unknown', unit: '条', tone: 'warn', right: 'tjscgl:V' },
      { label: '可以上传', path: '/uploadManage/uploadListNot', list: 'not-uploaded-list', view: 'ready', unit: '条', right: 'tjscgl:V' },
      { label: '有缺项', path: '/uploadManage/uploadListNot', list: 'not-uploaded-list', view: 'lacking', unit: '条', right: 'tjscgl:V' },
      { label: '对账有差异', path: '/uploadManage/uploadList', list: 'upload-list', view: 'differ', unit: '条', tone: 'warn', right: 'tjscgl:V' },
    ],
  },
  {
    title: '核酸检验',
    works: 'ybjg:E',
    cards: [
      { label: '待接收', path: '/hsjc/yblb/zyx', list: 'nucleic-boxes', view: 'to-receive', unit: '箱', right: NUCLEIC },
      { label: '待检测', path: '/hsjc/ybjg', list: 'nucleic-result', view: 'to-test', unit: '管', right: 'ybjg:V' },
      { label: '待审核', path: '/hsjc/ybjg', list: 'nucleic-result', view: 'to-review', unit: '管', tone: 'warn', right: 'ybjg:V' },
      { label: '快超时', path: '/hsjc/ybjg', list: 'nucleic-result', view: 'late', unit: '管', tone: 'danger', right: 'ybjg:V' },
      { label: '待出报告', path: '/hsjc/hsjcbg', list: 'nucleic-report-list', view: 'to-issue', unit: '份', right: 'hsjcbg:V' },
    ],
  },
  {
    title: '核酸采样',
    works: 'cjyb:E',
    cards: [
      { label: '未装箱', path: '/hsjc/yblb', list: 'nucleic-sample-list', view: 'to-pack', unit: '份', tone: 'warn', right: NUCLEIC },
      { label: '已装箱未发车', path: '/hsjc/yblb', list: 'nucleic-sample-list', view: 'packed', unit: '份', tone: 'warn', right: NUCLEIC },
      { label: '被拒收', path: '/hsjc/yblb', list: 'nucleic-sample-list', view: 'rejected', unit: '份', tone: 'danger', right: NUCLEIC },
      { label: '待单采复核', path: '/hsjc/yblb', list: 'nucleic-sample-list', view: 'retest', unit: '份', tone: 'danger', right: NUCLEIC },
    ],
  },
  {
    title: '健康体检',
    works: 'gwtjdngl:E',
    cards: [
      { label: '危急值待处理', path: '/cust/tjReport', list: 'check-up-review', view: 'critical', unit: '份', tone: 'danger', right: 'gwtjdngl:V' },
      { label: '体检待审核', path: '/cust/tjReport', list: 'check-up-review', view: 'to-review', unit: '份', right: 'gwtjdngl:V' },
      { label: '退回未改', path: '/cust/tjReport', list: 'check-up-review', view: 'returned', unit: '份', tone: 'warn', right: 'gwtjdngl:V' },
      { label: '报告待发放', path: '/reportManage', list: 'report-manage', view: 'to-deliver', unit: '份', right: 'bggl:V' },
      { label: '老人今年未检', path: '/custTj/jkdnTjMenu', list: 'check-up-management', view: 'elder-none', unit: '人', right: 'gwtjdngl:V' },
    ],
  },
];

/** The first `MOST_ENTRIES` of those somebody may begin stand on their first page. */
export const HOME_ENTRIES: readonly HomeEntry[] = [
  { label: '孕产妇建册', form: 'pregnancy-basic-info', right: 'gwfybjgl:M' },
  { label: '产前随访', form: 'prenatal-visit', right: 'gwfybjgl:M' },
  { label: '高血压随访', form: 'hypertension-follow-up', right: 'gwsfmkgl:E' },
  { label: '糖尿病随访', form: 'diabetes-follow-up', right: 'gwsfmkgl:E' },
  { label: '健康体检', form: 'health-check-up', right: 'gwtjdngl:E' },
  { label: '产后访视', form: 'postpartum-visit', right: 'gwfybjgl:E' },
  { label: '新生儿访视', form: 'newborn-home-visit', right: 'gwfybjgl:E' },
  { label: '儿童体检', form: 'child-check-up', right: 'gwfybjgl:E' },
  { label: '收集样本', path: '/hsjc/sjyb', right: 'sjyb:E' },
  { label: '录入结果', path: '/hsjc/ybjg', right: 'ybjg:E' },
  { label: '单采登记', path: '/hsjc/cjyb', right: 'cjyb:E' },
  { label: '混采登记', path: '/hsjc/jcyb', right: 'jcyb:E' },
  { label: '上传管理', path: '/uploadManage', right: 'tjscgl:E' },
  { label: '打印报告', path: '/reportManage', right: 'bggl:E' },
];
export const MOST_ENTRIES = 8;
