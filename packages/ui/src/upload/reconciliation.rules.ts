import type { Reconciliation } from '@gongwei/application/upload';

/** One kind of difference, or none: how many, what to do about it, and where these records stand. */
export type ReconciledGroup = {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly advice: string;
  readonly path?: string;
};

/** What a comparison with the platform comes to. Every button it names is one of the list it leads to. */
export const reconciledGroups = (
  found: Pick<Reconciliation, 'same' | 'different' | 'onlyHere' | 'unsettled' | 'onlyThere'>,
): readonly ReconciledGroup[] => [
  { key: 'same', label: '两边一致', count: found.same, advice: '不用处理' },
  {
    key: 'different',
    label: '内容不一致',
    count: found.different,
    advice: '打开名单，点“上传明细”逐项比对：平台旧的勾选后“重新上传”，本地错的先改表单',
    path: '/uploadManage/uploadListed?view=differ&reconcile=4',
  },
  {
    key: 'onlyHere',
    label: '本地有、平台没有',
    count: found.onlyHere,
    advice: '打开名单，勾选后点“重新上传”',
    path: '/uploadManage/uploadListed?view=differ&reconcile=2',
  },
  {
    key: 'unsettled',
    label: '平台有、本地没有传成',
    count: found.unsettled,
    advice: '未知的勾选后点“查询平台”问清；重传失败、无需上传的，平台上还是以前的一份',
    path: '/uploadManage/uploadList?state=7~4~5',
  },
  {
    key: 'onlyThere',
    label: '平台有、本地没有',
    count: found.onlyThere,
    advice: '多为别处录入；核对后补录，或请平台删除',
  },
];
