import { OwnSignature } from '@gongwei/application/back-office';
import type { FormSession, FormStatus } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { ownSubjectId, type SubjectKind } from '@gongwei/domain/forms';
import { maySave } from '@gongwei/domain/identity';
import { isWithin } from '@gongwei/domain/organisation';
import { Suspense, useCallback, useMemo, type ComponentType } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { FormHead } from '../forms/form-head.part.tsx';
import { FormView } from '../forms/form-view.part.tsx';
import { OpenedForm } from '../forms/opened-form.part.tsx';
import { useHistoryDrawer } from '../forms/use-history-drawer.tsx';
import { useKnownPeople } from '../forms/people/use-known-people.ts';
import { useNames } from '../forms/people/use-names.ts';
import { useSelected } from '../forms/use-selected.ts';
import { useSessionPeople } from '../forms/people/use-session-people.ts';
import { buttonClass, usePageTitle, useService, useUserSession } from '../shared/index.ts';
import { registerEntryPath } from '../shared/register-path.ts';
import { EntryActs, EntryNotes } from './entry-around.part.tsx';
import './register.css';

type Props = {
  readonly formId: string;
  readonly subject: SubjectKind;
  readonly title: string;
  /** A stored entry; absent: a new one, or the only one there can be. */
  readonly recordId?: string | undefined;
  /** The list to go back to, which shares its tab; none where the form is the page. */
  readonly list?: string;
  /** What stands above the questions of this form, made of another area and lent by the page. */
  readonly beside?: BesideEntry | undefined;
};

/** A part that stands above the questions of a form. `pathOf`: where another entry of the register is. */
export type BesideEntry = ComponentType<{
  readonly session: FormSession;
  readonly readOnly: boolean;
  readonly pathOf: (recordId: string) => string;
}>;

/** The list as it was left, with what was looked for; else as it begins. */
function useListToGoBackTo(list: string | undefined): string | undefined {
  const state: unknown = useLocation().state;
  const left = typeof state === 'object' && state !== null && 'list' in state ? state.list : undefined;
  return list !== undefined && typeof left === 'string' ? left : list;
}

/** A form about no resident as a page: an entry of a register, the institution's own sheet, or the user's. */
export const RegisterFormScreen = ({ formId, subject, title, recordId, list: begins, beside }: Props) => {
  const list = useListToGoBackTo(begins);
  const login = useUserSession();
  const own = { userId: login?.user.id ?? '', institutionCode: login?.institution.code ?? '' };
  return (
    <OpenedForm
      wanted={{
        formId,
        subjectId: ownSubjectId(subject, own),
        ...(recordId !== undefined && { recordId }),
      }}
      framed
      actions={
        list ? (
          <Link className={buttonClass()} to={list}>
            返回列表
          </Link>
        ) : null
      }
    >
      {(session) => <OpenEntry key={session.recordId} session={session} title={title} list={list} beside={beside} />}
    </OpenedForm>
  );
};

const Nothing = (): null => null;

const recordOf = ({ record }: FormStatus): FormStatus['record'] => record;

const OpenEntry = ({
  session,
  title,
  list,
  beside: Beside = Nothing,
}: {
  readonly session: FormSession;
  readonly title: string;
  readonly list: string | undefined;
  readonly beside: BesideEntry | undefined;
}) => {
  const navigate = useNavigate();
  const sessions = useService(SessionService);
  const signature = useService(OwnSignature);
  const { definition } = session.form;
  const people = useKnownPeople(session, useSessionPeople());
  // A save may get through by itself, without anybody pressing a button.
  const record = useSelected(session.status$, recordOf);
  const history = useHistoryDrawer(session, people.names);
  const keeper = record?.institutionCode;
  const names = useNames(
    people.names,
    useMemo(() => (keeper === undefined ? {} : { institutions: [keeper] }), [keeper]),
  );
  const here = session.context.user?.institutionCode ?? '';
  const ours = record === undefined || definition.subject === 'user' || isWithin(record.institutionCode, here);
  const readOnly = !maySave(definition, sessions.may) || !ours || record?.removed === true;
  usePageTitle(readOnly ? title.replace(/编辑$/, '查看') : title, {
    tab: list?.split('?')[0],
  });
  const done = useCallback(() => {
    if (definition.id === 'personal-signature') void signature.refresh();
    if (list !== undefined) void navigate(list);
  }, [definition, signature, list, navigate]);
  const entryPathOf = useCallback((id: string) => registerEntryPath(definition.id, id), [definition]);
  return (
    <div className="gwf-page">
      <FormHead session={session} actions={record ? <EntryActs session={session} history={history.button} /> : null} />
      <EntryNotes session={session} record={record} ours={ours} names={names} />
      <Suspense fallback={null}>
        <Beside session={session} readOnly={readOnly} pathOf={entryPathOf} />
      </Suspense>
      <FormView
        session={session}
        people={people}
        readOnly={readOnly}
        onSaved={done}
        after={
          list === undefined ? null : (
            <Link className="gwf-link" to={list}>
              返回列表
            </Link>
          )
        }
      />
      {history.drawer}
    </div>
  );
};
