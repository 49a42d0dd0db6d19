import type { FormSession, FormStatus } from '@gongwei/application/forms';
import type { FieldIssue } from '@gongwei/domain/forms';
import { memo, type ReactNode } from 'react';
import { Button } from '../shared/button.part.tsx';
import { useBehavior } from '../shared/use-behavior.ts';
import { useSelected } from './use-selected.ts';
import { placeLabel, stepLabel, type Tone } from './status.rules.ts';

type Props = {
  readonly session: FormSession;
  readonly readOnly: boolean;
  readonly saving: boolean;
  readonly onSave: () => void;
  readonly onIssues: () => void;
  readonly onKeys: () => void;
  readonly after?: ReactNode;
};

const errorCount = (issues: readonly FieldIssue[]): number =>
  issues.filter((issue) => issue.severity === 'error').length;
const warningCount = (issues: readonly FieldIssue[]): number =>
  issues.filter((issue) => issue.severity === 'warning').length;
const missingCount = (issues: readonly FieldIssue[]): number =>
  issues.filter((issue) => issue.severity === 'missing').length;

const isRemoved = ({ record }: FormStatus): boolean => record?.removed === true;
// Apart: with every draft kept the status is another, but reads the same until the minute is over.
const stepText = (status: FormStatus): string => stepLabel(status).text;
const stepTone = (status: FormStatus): Tone => stepLabel(status).tone;

/** What became of the work, at the foot of the page: draft, save, what is still wrong. */
export const StatusBar = memo(({ session, readOnly, saving, onSave, onIssues, onKeys, after }: Props) => {
  const text = useSelected(session.status$, stepText);
  const tone = useSelected(session.status$, stepTone);
  const place = useBehavior(session.place$);
  const errors = useSelected(session.issues$, errorCount);
  const warnings = useSelected(session.issues$, warningCount);
  const missing = useSelected(session.issues$, missingCount);
  const removed = useSelected(session.status$, isRemoved);
  if (readOnly)
    return (
      <footer className="gwf-status">
        <span className="gwf-step" role="status">
          {removed ? '这份表已删除，只能查看' : '您的账号只能查看，不能修改'}
        </span>
        {after}
      </footer>
    );
  const elsewhere = placeLabel(place);
  if (elsewhere !== undefined)
    return (
      <footer className="gwf-status">
        <span className="gwf-step" role="status">
          {elsewhere}
        </span>
        {after}
        <span className="gwf-status-space" />
        <Button look="primary" busy={place === 'coming'} onClick={() => void session.takeOver()}>
          在此继续
        </Button>
      </footer>
    );
  return (
    <footer className="gwf-status">
      <span className="gwf-step" data-tone={tone} role="status">
        {text}
      </span>
      {after}
      <span className="gwf-status-space" />
      {errors + warnings + missing > 0 ? (
        <button type="button" className="gwf-link" onClick={onIssues} title="逐条查看并跳转（Alt+E）">
          {errors > 0 ? <span className="gwf-issue--error">错误 {errors} 处</span> : null}
          {warnings > 0 ? <span className="gwf-issue--warning">提醒 {warnings} 处</span> : null}
          {missing > 0 ? <span className="gwf-todo">必填未填 {missing} 项</span> : null}
        </button>
      ) : (
        <NoIssues tone={tone} />
      )}
      <Legend session={session} />
      <button type="button" className="gwf-link" onClick={onKeys}>
        <kbd>F1</kbd> 快捷键
      </button>
      <Button look="primary" busy={saving} onClick={onSave}>
        保存<kbd>Ctrl+S</kbd>
      </Button>
    </footer>
  );
});
StatusBar.displayName = 'StatusBar';

/** Beside a save that was refused it would say that nothing is wrong. */
const NoIssues = ({ tone }: { readonly tone: Tone }) =>
  tone === 'bad' ? null : <span className="gwf-fine">没有错误</span>;

/** What the two signs at labels mean, as far as this form has them. */
const Legend = ({ session: { form } }: { readonly session: FormSession }) => {
  const [required, optional] = [
    form.fields.some((field) => field.required),
    form.fields.some((field) => field.optionalExam),
  ];
  return required || optional ? (
    <span className="gwf-legend">
      {required ? (
        <span>
          <b className="gwf-required">*</b>必填
        </span>
      ) : null}
      {optional ? (
        <span title="官方表中标 * 的项目，不作为一般居民的免费检查项目">
          <i className="gwf-optional">选</i> 选做
        </span>
      ) : null}
    </span>
  ) : null;
};
