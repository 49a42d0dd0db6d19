import type { FieldIssue, CompiledForm } from '@gongwei/domain/forms';
import { Button } from '../shared/button.part.tsx';
import { DialogBox } from '../shared/dialog.part.tsx';

type Props = {
  readonly form: CompiledForm;
  readonly issues: readonly FieldIssue[];
  readonly onJump: (key: string) => void;
  readonly onClose: () => void;
};

const GROUPS = [
  ['error', '必须改正'],
  ['missing', '必填未填'],
  ['warning', '请核对'],
] as const;

/** All troubles of the form; each line jumps to its field. */
export const IssueList = ({ form, issues, onJump, onClose }: Props) => (
  <DialogBox
    title="需要处理的项目"
    width={560}
    initialFocus=".gwf-issues button"
    onClose={onClose}
    actions={<Button onClick={onClose}>关闭</Button>}
  >
    {issues.length === 0 ? <p>没有要处理的了。</p> : null}
    {GROUPS.map(([severity, title]) => {
      const lines = issues.filter((issue) => issue.severity === severity);
      return lines.length === 0 ? null : (
        <section key={severity} className="gwf-issues">
          <h3>
            {title}（{lines.length}）
          </h3>
          <ul>
            {lines.map((issue) => (
              <li key={issue.field + issue.code + String(issue.cell?.row) + issue.message}>
                <button type="button" className="gwf-link" onClick={() => onJump(issue.field)}>
                  <b>{form.field(issue.field).label}</b>
                  <span className={`gwf-issue--${severity}`}>{issue.message}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </DialogBox>
);
