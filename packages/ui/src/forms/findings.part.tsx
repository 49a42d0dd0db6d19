import type { FormSession } from '@gongwei/application/forms';
import { memo } from 'react';
import { findingsOf } from './findings.rules.ts';
import { useDerivation } from './use-field-state.ts';

/** What the values so far amount to, live, in the order of weight. Calm: it informs, the doctor decides. */
export const FindingsPanel = memo(({ session, derivation }: { readonly session: FormSession; readonly derivation: string }) => {
  const findings = findingsOf(useDerivation(session, derivation));
  return (
    <aside className="gwf-findings" aria-label="异常判定">
      <h2>异常判定<span className="gwf-progress">{findings.length > 0 ? `${findings.length} 条` : ''}</span></h2>
      {findings.length === 0 ? <p className="gw-muted">目前没有异常</p> : (
        <ul>
          {findings.map((finding) => (
            <li key={finding.code} data-severity={finding.severity}>
              <b>{finding.word}</b>
              <span>{finding.text}</span>
              {finding.advice ? <small>{finding.advice}</small> : null}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
});
FindingsPanel.displayName = 'FindingsPanel';
