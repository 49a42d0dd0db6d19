import type { FormSession } from '@gongwei/application/forms';
import { useBehavior } from '../../shared/use-behavior.ts';

/** What a draft of an older form version holds and this one has no field for: in sight until it is saved or the draft is given up. */
export const UnmatchedAnswers = ({ session }: { readonly session: FormSession }) => {
  const unmatched = useBehavior(session.unmatched$);
  if (unmatched.length === 0) return null;
  return (
    <div className="gw-note gwf-draft" role="status">
      <span>
        表单已更新，以下原有内容未能对应，保存后不再保留，需要的请填入合适的栏目：
        {unmatched.map(({ label, words }) => (label === undefined ? words : `${label} ${words}`)).join('；')}
      </span>
    </div>
  );
};
