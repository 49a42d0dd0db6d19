import type { PageRight } from './page-definition.ts';
import type { WorkCard } from './workbench.data.ts';

/** A number of the first page. `of`: which one. */
export type HomeFigure = {
  readonly label: string;
  readonly of:
    | 'residents' | 'elderly' | 'hypertension' | 'diabetes' | 'due' | 'overdue' | 'doneThisMonth'
    | 'mine' | 'mineDue' | 'mineOverdue';
  readonly unit: string;
  readonly right: PageRight;
  readonly open?: string;
  readonly tone?: 'warn' | 'danger';
};

/** Work that waits, with the right its page asks for: the catalogue of pages need not be there. */
export type HomeCard = WorkCard & { readonly right: PageRight };

/** What belongs together. `works`: who does this work; others have its numbers on its own pages. */
export type HomeArea = { readonly title: string; readonly works: PageRight; readonly cards: readonly HomeCard[] };

/** What is begun every day: a sheet, or a page. */
export type HomeEntry = HomeLink & { readonly right: PageRight };
/** A sheet to begin, or a page to open. */
export type HomeLink = { readonly label: string } & ({ readonly form: string } | { readonly path: string });

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

type Place = Pick<HomeCard, 'path' | 'list' | 'unit' | 'right'>;
/** Cards of one list: the view or the codes they count. */
const on = (
  place: Place,
  ...cards: readonly (readonly [label: string, which: string | { readonly [filter: string]: readonly string[] }, tone?: 'warn' | 'danger'])[]
): readonly HomeCard[] =>
  cards.map(([label, which, tone]) => ({
    ...place, label, ...(tone && { tone }), ...(typeof which === 'string' ? { view: which } : { where: which }),
  }));

/** What only few do stands above what all do. */
export const HOME_AREAS: readonly HomeArea[] = [
  {
    title: '孕产妇',
    works: 'gwfybjgl:E',
    cards: on(
      { path: '/health/fnbjMenu', list: 'women-care-list', unit: '人', right: CARE },
      ['在孕', { stage: ['1', '2', '3'] }], ['橙红紫风险', 'high-risk', 'danger'], ['30天内预产期', 'due-month'],
      ['分娩待登记', { stage: ['8'] }, 'warn'], ['产后未访视', 'visit28', 'warn'],
    ),
  },
  {
    title: '0～6岁儿童',
    works: 'gwfybjgl:E',
    cards: on(
      { path: '/health/etbjMenu', list: 'child-care-list', unit: '人', right: CARE },
      ['在册', { status: ['0'] }], ['28天内未访视', 'newborn', 'danger'], ['3岁以下未体检', 'under3', 'warn'],
      ['今年未体检', { noYear: ['1'] }], ['体弱儿', 'frail'],
    ),
  },
  {
    title: '体检上传',
    works: 'tjscgl:E',
    cards: [
      ...on(
        { path: '/uploadManage/uploadListNot', list: 'not-uploaded-list', unit: '条', right: 'tjscgl:V' },
        ['上传失败', 'failed', 'danger'], ['结果未知', 'unknown', 'warn'], ['可以上传', 'ready'], ['有缺项', 'lacking'],
      ),
      ...on(
        { path: '/uploadManage/uploadList', list: 'upload-list', unit: '条', right: 'tjscgl:V' },
        ['对账有差异', 'differ', 'warn'],
      ),
    ],
  },
  {
    title: '核酸检验',
    works: 'ybjg:E',
    cards: [
      ...on({ path: '/hsjc/yblb/zyx', list: 'nucleic-boxes', unit: '箱', right: NUCLEIC }, ['待接收', 'to-receive']),
      ...on(
        { path: '/hsjc/ybjg', list: 'nucleic-result', unit: '管', right: 'ybjg:V' },
        ['待检测', 'to-test'], ['待审核', 'to-review', 'warn'], ['快超时', 'late', 'danger'],
      ),
      ...on({ path: '/hsjc/hsjcbg', list: 'nucleic-report-list', unit: '份', right: 'hsjcbg:V' }, ['待出报告', 'to-issue']),
    ],
  },
  {
    title: '核酸采样',
    works: 'cjyb:E',
    cards: on(
      { path: '/hsjc/yblb', list: 'nucleic-sample-list', unit: '份', right: NUCLEIC },
      ['未装箱', 'to-pack', 'warn'], ['已装箱未发车', 'packed', 'warn'], ['被拒收', 'rejected', 'danger'],
      ['待单采复核', 'retest', 'danger'],
    ),
  },
  {
    title: '健康体检',
    works: 'gwtjdngl:E',
    cards: [
      ...on(
        { path: '/cust/tjReport', list: 'check-up-review', unit: '份', right: 'gwtjdngl:V' },
        ['危急值待处理', 'critical', 'danger'], ['体检待审核', 'to-review'], ['退回未改', 'returned', 'warn'],
      ),
      ...on({ path: '/reportManage', list: 'report-manage', unit: '份', right: 'bggl:V' }, ['报告待发放', 'to-deliver']),
      ...on(
        { path: '/custTj/jkdnTjMenu', list: 'check-up-management', unit: '人', right: 'gwtjdngl:V' },
        ['老人今年未检', 'elder-none'],
      ),
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

/** So many entries stand on a first page at most. */
export const MOST_ENTRIES = 8;
