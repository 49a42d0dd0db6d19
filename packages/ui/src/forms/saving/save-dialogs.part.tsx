import type { CompiledForm, FieldIssue } from '@gongwei/domain/forms';
import { useState } from 'react';
import { Button } from '../../shared/button.part.tsx';
import { Question } from '../../shared/question.part.tsx';
import { adviceCodes, saveQuestion } from './save-question.rules.ts';
import type { OpenExam } from '@gongwei/domain/check-up';

type WarningProps = {
  readonly form: CompiledForm;
  readonly issues: readonly FieldIssue[];
  readonly exams: readonly OpenExam[];
  /** What stands in a field, in words. */
  readonly wordsIn: (key: string) => string;
  readonly onAccept: () => void;
  readonly onJump: (key: string) => void;
  readonly onClose: () => void;
};

/** One question for all unusual values and open exams, asked when saving. */
export const WarningDialog = ({ form, issues, exams, wordsIn, onAccept, onJump, onClose }: WarningProps) => (
  <Question
    title={saveQuestion(issues, exams.length, adviceCodes(form.definition))}
    width={560}
    go="仍然保存"
    leave="返回修改"
    onGo={onAccept}
    onClose={onClose}
  >
    <ul className="gwf-issues">
      {issues.map((issue) => (
        <li key={issue.field + issue.code + issue.message}>
          {issue.code === 'unmatched' ? (
            <span className="gwf-issue--warning">{issue.message}</span>
          ) : (
            <button type="button" className="gwf-link" onClick={() => onJump(issue.field)}>
              <b>{form.field(issue.field).label}</b>
              <span>
                {issue.cell || form.field(issue.field).sensitive ? null : <strong>{wordsIn(issue.field)}</strong>}
                <span className="gwf-issue--warning">{issue.message}</span>
              </span>
            </button>
          )}
        </li>
      ))}
    </ul>
    {exams.length > 0 ? (
      <section className="gwf-exams">
        <h3>必查未做（{exams.length}）</h3>
        <p>
          {exams.map((exam) => (
            <button key={exam.key} type="button" className="gwf-link" onClick={() => onJump(exam.key)}>
              {exam.label}
            </button>
          ))}
        </p>
        <p className="gw-muted">没有做的可以以后补录；确实不做的照此保存即可。</p>
      </section>
    ) : null}
  </Question>
);

const REASONS = ['更正录入错误', '补录检查结果', '复查后更新'];

/** Why a stored record is changed; kept in its history. */
export const ReasonDialog = ({
  onSave,
  onClose,
}: {
  readonly onSave: (reason: string) => void;
  readonly onClose: () => void;
}) => {
  const [reason, setReason] = useState(REASONS[0] ?? '');
  return (
    <Question
      title="修改原因"
      width={480}
      go="保存"
      disabled={reason.trim() === ''}
      onGo={() => onSave(reason.trim())}
      onClose={onClose}
    >
      <p className="gw-muted">这份记录已经保存过，修改会留在历史里。</p>
      <div className="gwf-reasons" role="group" aria-label="常用原因">
        {REASONS.map((text) => (
          <Button key={text} small look={text === reason ? 'primary' : 'normal'} onClick={() => setReason(text)}>
            {text}
          </Button>
        ))}
      </div>
      <label className="gwf-reason">
        <span>原因</span>
        <input
          className="gw-input"
          value={reason}
          maxLength={100}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || reason.trim() === '') return;
            event.preventDefault();
            onSave(reason.trim());
          }}
        />
      </label>
    </Question>
  );
};
