import type { FormSession } from '@gongwei/application/forms';
import { memo } from 'react';
import { OpenExams } from './open-exams.part.tsx';
import { useFindings } from './use-findings.ts';

type Props = { readonly session: FormSession; readonly derivation: string };

/** As long as nothing has been abnormal: one line above the sheet, which keeps its whole width. */
export const FindingsStrip = memo(({ session, derivation }: Props) =>
  useFindings(session, derivation).everFound ? null : (
    <aside className="gwf-strip" aria-label="异常判定">
      <span>目前没有异常</span>
      <OpenExams session={session} />
    </aside>
  ),
);
FindingsStrip.displayName = 'FindingsStrip';

/** The form gives up a column while there are findings. By attribute: `:has` would look at the whole form with every key. */
const makeRoom = (panel: HTMLElement): (() => void) => {
  const form = panel.closest<HTMLElement>('.gwf');
  if (form) form.dataset['findings'] = '';
  return () => {
    if (form) delete form.dataset['findings'];
  };
};

/** What the values so far amount to, live, in the order of weight. Calm: it informs, the doctor decides. */
export const FindingsPanel = memo(({ session, derivation }: Props) => {
  const { findings, everFound } = useFindings(session, derivation);
  return !everFound ? null : (
    <aside ref={makeRoom} className="gwf-findings" aria-label="异常判定">
      <h2>
        异常判定<span className="gwf-progress">{findings.length > 0 ? `${findings.length} 条` : ''}</span>
      </h2>
      {findings.length === 0 ? <p className="gw-muted">目前没有异常</p> : null}
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
