import type { KeptDraft } from '@gongwei/application/forms';
import { formatMoment } from '../shared/format.ts';

/** `王秀英《高血压随访》`: whose sheet, and which. */
export const draftName = ({ subjectName = '', title }: Pick<KeptDraft, 'subjectName' | 'title'>): string =>
  `${subjectName}《${title}》`;

/** What is asked before a draft is thrown away, and what stays. */
export function discardQuestion(
  draft: Pick<KeptDraft, 'subjectName' | 'title' | 'savedAt' | 'recordId'>,
  now: Date,
): string {
  const left =
    draft.recordId === undefined ? '其中填写的内容将无法找回。' : '草稿中的改动将无法找回，已保存的记录不受影响。';
  return `确定放弃${draftName(draft)} ${formatMoment(draft.savedAt, now)} 的草稿吗？${left}`;
}
