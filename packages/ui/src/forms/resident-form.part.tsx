import { SessionService } from '@gongwei/application/identity';
import type { FormSession, FormStatus } from '@gongwei/application/forms';
import type { Answers, RecordSnapshot } from '@gongwei/domain/forms';
import { maySave } from '@gongwei/domain/identity';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '../shared/button.part.tsx';
import { Icon } from '../shared/icon.part.tsx';
import { archivePath, deskPath, printPath } from '../shared/paths.ts';
import { useService } from '../shared/services.tsx';
import { useDocumentKeys } from '../shared/use-document-keys.ts';
import { usePageTitle } from '../shared/use-page-title.ts';
import { FormHead } from './form-head.part.tsx';
import { LeavingNote } from './saving/leaving-note.part.tsx';
import { FormView, type FormViewProps } from './form-view.part.tsx';
import { useRemoval } from './removal/use-removal.tsx';
import { OpenedForm } from './opened-form.part.tsx';
import { Twins } from './twins.part.tsx';
import { useHistoryDrawer } from './use-history-drawer.tsx';
import { useKnownPeople } from './people/use-known-people.ts';
import { useSelected } from './use-selected.ts';
import { useSessionPeople } from './people/use-session-people.ts';

export type ResidentFormProps = {
  readonly residentId: string;
  readonly formId: string;
  /** A stored record; absent: a new one, or the only one there can be. */
  readonly recordId?: string | undefined;
  /** What is known of a new sheet from where it is opened. Plain values: an equal one opens nothing anew. */
  readonly given?: Answers | undefined;
  /** A section, or the page of the specification that shows it, to begin with. */
  readonly startAt?: string | undefined;
  /** Part of another page, which has a name of its own. */
  readonly within?: boolean;
  /** The session of the check-up day from whose desk it was opened. */
  readonly deskId?: string | undefined;
  readonly onSaved?: (record: RecordSnapshot) => void;
  /** The sheet was taken out of the file, or put back. Without, the same is opened anew. */
  readonly onRemoved?: () => void;
} & Pick<FormViewProps, 'ids' | 'foreground'>;

/** A form of a resident with its head, from the first look for it to the saved record. */
export const ResidentForm = ({ residentId, formId, recordId, given, onRemoved, ...how }: ResidentFormProps) => {
  const [turn, setTurn] = useState(0);
  const removed = useCallback(() => {
    setTurn((known) => known + 1);
    onRemoved?.();
  }, [onRemoved]);
  return (
    <OpenedForm
      key={turn}
      wanted={{
        subjectId: residentId,
        formId,
        ...(recordId !== undefined && { recordId }),
        ...(given !== undefined && { given }),
      }}
      actions={
        <Link className="gw-button" to={archivePath(residentId)}>
          返回档案
        </Link>
      }
    >
      {(session) => (
        <OpenForm key={session.recordId} session={session} residentId={residentId} onRemoved={removed} {...how} />
      )}
    </OpenedForm>
  );
};

const dayStored = ({ record }: FormStatus): string | undefined => record?.occurredOn;

type OpenFormProps = { readonly session: FormSession; readonly onRemoved: () => void } & Omit<
  ResidentFormProps,
  'formId' | 'recordId' | 'given' | 'onRemoved'
>;

const OpenForm = ({ session, residentId, deskId, within = false, onRemoved, ...view }: OpenFormProps) => {
  const navigate = useNavigate();
  const sessions = useService(SessionService);
  const mayWrite = maySave(session.form.definition, sessions.may);
  const people = useKnownPeople(session, useSessionPeople());
  // A save may get through by itself, without anybody pressing a button.
  const on = useSelected(session.status$, dayStored);
  const stored = on !== undefined;
  const history = useHistoryDrawer(session, people.names);
  const removal = useRemoval(session, mayWrite, onRemoved);
  // What was taken out of the file is put on paper by nobody.
  const printable = !removal.removed;
  const { resident } = session.context;
  // Tabs are narrow and titles of sheets long: the name must not be what is cut off.
  const title = session.form.definition.title;
  usePageTitle(within ? undefined : title, {
    tabName: resident?.name && `${resident.name} · ${title}`,
    of: resident,
    on,
  });
  const print = useCallback(
    () => void navigate(printPath(residentId, session.recordId)),
    [navigate, residentId, session],
  );
  return (
    <div className="gwf-page">
      <FormHead
        session={session}
        actions={
          <>
            {deskId === undefined ? null : <BackToDesk deskId={deskId} />}
            {stored ? (
              <>
                {history.button}
                {printable ? (
                  <Button small onClick={print}>
                    <Icon name="print" />
                    打印
                  </Button>
                ) : null}
                {removal.button}
              </>
            ) : null}
          </>
        }
      />
      {removal.note}
      <Twins session={session} subjectId={residentId} />
      <LeavingNote session={session} residentId={residentId} />
      <FormView
        session={session}
        people={people}
        {...view}
        readOnly={!mayWrite || removal.removed}
        after={stored ? <WhereNext residentId={residentId} onPrint={printable ? print : undefined} /> : null}
      />
      {history.drawer}
      {removal.dialog}
    </div>
  );
};

type WhereNextProps = { readonly residentId: string; readonly onPrint: (() => void) | undefined };

const WhereNext = ({ residentId, onPrint }: WhereNextProps) => (
  <>
    {onPrint ? (
      <button type="button" className="gwf-link" onClick={onPrint}>
        打印
      </button>
    ) : null}
    <Link className="gwf-link" to={archivePath(residentId)}>
      返回档案
    </Link>
  </>
);

/** Where the next person waits, by Alt+B, as lists that rows were opened out of. */
const BackToDesk = ({ deskId }: { readonly deskId: string }) => {
  const navigate = useNavigate();
  useDocumentKeys((event) => {
    if (!event.altKey || event.key !== 'b' || event.ctrlKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    void navigate(deskPath(deskId));
  });
  return (
    <Link className="gw-button gw-button--small" to={deskPath(deskId)} title="Alt+B">
      返回签到台
    </Link>
  );
};
