import type { FormSession } from '@gongwei/application/forms';
import type { Answers, RecordSnapshot } from '@gongwei/domain/forms';
import { useCallback, useEffect, useRef } from 'react';
import { fieldElement, putCursor, stopsOf } from '../forms/form-dom.ts';
import { FormHead } from '../forms/form-head.part.tsx';
import { FormView } from '../forms/form-view.part.tsx';
import { OpenedForm } from '../forms/opened-form.part.tsx';
import { useKnownPeople } from '../forms/use-known-people.ts';
import { useSessionPeople } from '../forms/use-session-people.ts';
import { DESKS, type DeskKind } from './desk.rules.ts';
import { PoolTools } from './pool-tools.part.tsx';
import { SampleTools } from './sample-tools.part.tsx';

type Props = {
  readonly kind: DeskKind;
  readonly institution: string;
  /** What a new entry begins with; one that was begun before goes on as it was. */
  readonly given: Answers;
  readonly onSaved: (record: RecordSnapshot) => void;
};

/** One entry of a desk, from the first key to the save. */
export const DeskForm = ({ kind, institution, given, onSaved }: Props) => (
  <OpenedForm wanted={{ formId: DESKS[kind].formId, subjectId: institution, given }} framed>
    {(session) => <OpenDesk kind={kind} session={session} onSaved={onSaved} />}
  </OpenedForm>
);

/** What the tools above a form are given. `focus` puts the cursor into the first of these fields that is empty. */
export type DeskTools = { readonly session: FormSession; readonly focus: (...keys: readonly string[]) => void };

const OpenDesk = ({ kind, session, onSaved }: Pick<Props, 'kind' | 'onSaved'> & { readonly session: FormSession }) => {
  const root = useRef<HTMLDivElement>(null);
  const people = useKnownPeople(session, useSessionPeople());
  const desk = DESKS[kind];
  const focus = useCallback(
    (...keys: readonly string[]) => {
      const empty = keys.find((key) => session.field$(key).value.value === undefined) ?? keys.at(-1);
      const field = root.current && empty !== undefined ? fieldElement(root.current, empty) : null;
      const stop = field ? stopsOf(field)[0] : undefined;
      if (stop) putCursor(stop);
    },
    [session],
  );
  useEffect(() => {
    if (kind === 'receipt') focus('tubeBarcode');
  }, [kind, focus]);
  return (
    <div className="gwf-page gw-desk-form" ref={root}>
      <FormHead session={session} />
      {kind === 'sample' ? <SampleTools session={session} focus={focus} /> : null}
      {kind === 'pool' ? <PoolTools session={session} focus={focus} /> : null}
      <FormView session={session} people={people} autoFocus={false} saveAfter={desk.saveAfter} onSaved={onSaved} />
    </div>
  );
};
