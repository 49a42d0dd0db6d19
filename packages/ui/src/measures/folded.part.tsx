import { Suspense, useState, type ReactNode } from 'react';
import { LoadingState } from '../shared/index.ts';

/** Something seldom looked at below the numbers: its code and its rows come when it is first unfolded, and what is typed in it stays. */
export const Folded = ({
  summary,
  onUnfold,
  children,
}: {
  readonly summary: string;
  readonly onUnfold: () => void;
  readonly children: ReactNode;
}) => {
  const [seen, setSeen] = useState(false);
  return (
    <details
      className="gwm-notes"
      onToggle={(event) => {
        if (!event.currentTarget.open) return;
        setSeen(true);
        onUnfold();
      }}
    >
      <summary>{summary}</summary>
      {seen ? <Suspense fallback={<LoadingState />}>{children}</Suspense> : null}
    </details>
  );
};
