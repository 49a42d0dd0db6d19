import type { FormSession } from '@gongwei/application/forms';
import type { Answers, RecordSnapshot } from '@gongwei/domain/forms';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { fieldElement, putCursor, stopsOf } from '../forms/form-dom.ts';
import { FormHead } from '../forms/form-head.part.tsx';
import { FormView } from '../forms/form-view.part.tsx';
import { OpenedForm } from '../forms/opened-form.part.tsx';
import { useKnownPeople } from '../forms/people/use-known-people.ts';
import { useSessionPeople } from '../forms/people/use-session-people.ts';
import { useNotify } from '../shared/index.ts';
import { DESKS, type DeskKind } from './desk.rules.ts';
import { PoolTools } from './pool-tools.part.tsx';
import { SampleTools } from './sample-tools.part.tsx';
import type { TypeAhead } from './type-ahead.ts';

type Props = {
  readonly kind: DeskKind;
  readonly institution: string;
  /** What a new entry begins with; one that was begun before goes on as it was. */
  readonly given: Answers;
  /** What is scanned while an entry is being saved. */
  readonly ahead: TypeAhead;
  /** Below the head. */
  readonly numbers: ReactNode;
  readonly onSaved: (record: RecordSnapshot) => void;
};

/** One entry of a desk, from the first key to the save. */
export const DeskForm = ({ kind, institution, given, ahead, numbers, onSaved }: Props) => (
  <OpenedForm wanted={{ formId: DESKS[kind].formId, subjectId: institution, given }} framed>
    {(session) => <OpenDesk kind={kind} session={session} ahead={ahead} numbers={numbers} onSaved={onSaved} />}
  </OpenedForm>
);

/** What the tools above a form are given. `focus` puts the cursor into the first of these fields that is empty. */
export type DeskTools = { readonly session: FormSession; readonly focus: (...keys: readonly string[]) => void };

const OpenDesk = ({
  kind,
  session,
  ahead,
  numbers,
  onSaved,
}: Pick<Props, 'kind' | 'ahead' | 'numbers' | 'onSaved'> & { readonly session: FormSession }) => {
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
  useTypeAhead(session, ahead);
  return (
    <div className="gwf-page gw-desk-form" ref={root}>
      <FormHead session={session} />
      {numbers}
      {kind === 'sample' ? <SampleTools session={session} focus={focus} /> : null}
      {kind === 'pool' ? <PoolTools session={session} focus={focus} /> : null}
      <FormView session={session} people={people} autoFocus={false} saveAfter={desk.saveAfter} onSaved={onSaved} />
    </div>
  );
};

/** A scanner does not wait for the server: what it types while an entry is being saved is the beginning of the next one. */
function useTypeAhead(session: FormSession, ahead: TypeAhead): void {
  const notify = useNotify();
  useEffect(() => {
    let saving = false;
    const listening = session.status$.subscribe(({ step }) => {
      if (step === 'saving') ahead.hold();
      else if (saving && step !== 'saved') {
        const text = ahead.drop();
        if (text !== '') notify({ kind: 'warn', text: `“${text}”没有录入：前一份还没有保存。` });
      }
      saving = step === 'saving';
    });
    // The cursor stands where the entry begins; what typing changes cannot be drawn within an effect.
    const begun = setTimeout(ahead.play, 0);
    return () => {
      listening.unsubscribe();
      clearTimeout(begun);
    };
  }, [session, ahead, notify]);
}
