import type { FormSession } from '@gongwei/application/forms';
import { memo, useCallback } from 'react';
import { jumpKey } from '../keys/focus-order.rules.ts';
import { isDone, isShown, progressKey, readProgressKey } from './progress.rules.ts';
import type { SectionLayout } from './section-card.part.tsx';
import { useSelected } from '../use-selected.ts';

/** The table of contents beside the sheet: where one is, how far, what is wrong. `/` comes here, a digit or letter jumps. */
export const SectionIndex = memo(
  ({ session, sections }: { readonly session: FormSession; readonly sections: readonly SectionLayout[] }) => (
    <nav className="gwf-index" aria-label="章节目录" data-index="">
      <p className="gwf-index-hint">
        <kbd>/</kbd> 跳转章节
      </p>
      <ol>
        {sections.map((section, at) => (
          <IndexEntry key={section.id} session={session} section={section} at={at} />
        ))}
      </ol>
    </nav>
  ),
);
SectionIndex.displayName = 'SectionIndex';

const IndexEntry = ({
  session,
  section,
  at,
}: {
  readonly session: FormSession;
  readonly section: SectionLayout;
  readonly at: number;
}) => {
  const progress = readProgressKey(
    useSelected(
      session.progress$,
      useCallback((all) => progressKey(all, section.id), [section.id]),
    ),
  );
  const shown = useSelected(
    session.progress$,
    useCallback((all) => isShown(all, section.id), [section.id]),
  );
  const { answered, asked, errors } = progress;
  const done = isDone(progress);
  return (
    // The keys of the others stay what they are.
    <li hidden={!shown}>
      <button
        type="button"
        className="gwf-index-entry"
        data-act="jump"
        data-to={section.id}
        data-done={done || undefined}
      >
        <kbd>{jumpKey(at)}</kbd>
        <span className="gwf-index-title">{section.title}</span>
        {errors > 0 ? (
          <span className="gwf-index-errors" title={`${errors} 处错误`}>
            ✕{errors}
          </span>
        ) : (
          <span className="gwf-index-count">{done ? '✓' : asked > 0 ? `${answered}/${asked}` : ''}</span>
        )}
        <span className="gwf-index-bar" aria-hidden="true">
          <span style={{ transform: `scaleX(${asked > 0 ? answered / asked : 0})` }} />
        </span>
      </button>
    </li>
  );
};
