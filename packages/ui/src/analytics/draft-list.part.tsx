import { createKeptDrafts, FormSessions, type KeptDraft } from '@gongwei/application/forms';
import { drafts as definition, type ListRow, type LocalRow } from '@gongwei/domain/lists';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLoaded, useService } from '../shared/index.ts';
import { draftPath } from '../shared/draft-path.ts';
import { DiscardDraft } from './discard-draft.part.tsx';

// Behind the page: most who come have no draft.
const LocalListRows = lazy(() =>
  import('../lists/local/index.ts').then((module) => ({ default: module.LocalListRows })),
);

/** Forms begun on this device and not saved yet, each to go on with or to throw away. Hidden where there are none. */
export const DraftList = () => {
  const { value: drafts, reload } = useLoaded(createKeptDrafts, useService(FormSessions));
  const navigate = useNavigate();
  const [asked, setAsked] = useState<KeptDraft>();
  const close = useCallback(() => setAsked(undefined), []);
  const rows = useMemo(() => (drafts ?? []).map(rowOf), [drafts]);
  const draftOf = useCallback(({ id }: ListRow) => drafts?.find((draft) => idOf(draft) === id), [drafts]);
  const open = useCallback(
    (row: ListRow) => {
      const draft = draftOf(row);
      if (draft) void navigate(draftPath(draft));
    },
    [draftOf, navigate],
  );
  const discard = useCallback((_: unknown, row: ListRow) => setAsked(draftOf(row)), [draftOf]);
  if (rows.length === 0) return null;
  return (
    <section className="gw-panel gw-drafts" aria-labelledby="home-drafts">
      <div className="gw-panel-head">
        <h2 id="home-drafts">{definition.title}</h2>
        <span className="gw-muted">
          {rows.length} {definition.unit}
        </span>
      </div>
      <Suspense fallback={null}>
        <LocalListRows definition={definition} rows={rows} onOpen={open} onAct={discard} />
      </Suspense>
      {asked ? <DiscardDraft draft={asked} onDone={reload} onClose={close} /> : null}
    </section>
  );
};

const idOf = ({ key }: KeptDraft): string => JSON.stringify(key);

/** Of a register's entry there is nobody to name: it is called as its form is. */
const rowOf = (draft: KeptDraft): LocalRow => ({
  id: idOf(draft),
  values: {
    name: draft.subjectName ?? draft.title,
    ...(draft.subjectName !== undefined && { form: draft.title }),
    savedAt: draft.savedAt,
  },
});
