import type { FormSession } from '@gongwei/application/forms';
import { memo } from 'react';
import { examGroups } from '@gongwei/domain/check-up';
import { useOpenExams } from './use-open-exams.ts';

/** What the person's groups require and nobody has done yet: folded, calm; each name jumps to its field. */
export const OpenExams = memo(({ session }: { readonly session: FormSession }) => {
  const exams = useOpenExams(session);
  if (exams.length === 0) return null;
  return (
    <details className="gwf-exams">
      <summary>必查未做 {exams.length} 项</summary>
      {examGroups(exams).map((group) => (
        <p key={group.title}>
          {group.title ? <b>{group.title}</b> : null}
          {group.exams.map((exam) => (
            <button key={exam.key} type="button" className="gwf-link" data-act="field" data-to={exam.key}>
              {exam.label}
            </button>
          ))}
        </p>
      ))}
    </details>
  );
});
OpenExams.displayName = 'OpenExams';
