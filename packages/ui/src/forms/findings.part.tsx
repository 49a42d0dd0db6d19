import type { FormSession } from '@gongwei/application/forms';
import { memo } from 'react';
import { findingsOf } from './findings.rules.ts';
import { OpenExams } from './open-exams.part.tsx';
import { useDerivation } from './use-field-state.ts';

type Props = { readonly session: FormSession; readonly derivation: string };

/** As long as nothing is abnormal: one line above the sheet, which keeps its whole width. */
export const FindingsStrip = memo(({ session, derivation }: Props) => (findingsOf(useDerivation(session, derivation)).length > 0 ? null : (
  <aside className="gwf-strip" aria-label="异常判定"><span>目前没有异常</span><OpenExams session={session} /></aside>
)));
FindingsStrip.displayName = 'FindingsStrip';

/** What the values so far amount to, live, in the order of weight. Calm: it informs, the doctor decides. */
export const FindingsPanel = memo(({ session, derivation }: Props) => {
  const findings = findingsOf(useDerivation(session, derivation));
  return findings.length === 0 ? null : (
    <aside className="gwf-findings" aria-label="异常判定">
      <h2>异常判定<span className="gwf-progress">{findings.length} 条</span></h2>
      <ul>
        {findings.map((finding) => (
          <li key={finding.code} data-severity={finding.severity}>
            <b>{finding.word}</b>
            <span>{finding.text}</span>
            {finding.advice ? <small>{finding.advice}</small> : null}
          </li>
        ))}
      </ul>
      <OpenExams session={session} />
    </aside>
  );
});
FindingsPanel.displayName = 'FindingsPanel';
