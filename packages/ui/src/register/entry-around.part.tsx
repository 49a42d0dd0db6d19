import type { FormSession, FormStatus } from '@gongwei/application/forms';
import type { NameBook, RecordSnapshot } from '@gongwei/domain/forms';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useSelected } from '../forms/use-selected.ts';
import { Button, buttonClass, Icon } from '../shared/index.ts';
import { registerEntryPath } from '../shared/register-path.ts';

/** What is done to a stored entry besides typing. */
export const EntryActs = ({ session, history }: { readonly session: FormSession; readonly history: ReactNode }) => {
  const navigate = useNavigate();
  return (
    <>
      {history}
      <Button
        small
        onClick={() => void navigate(`${registerEntryPath(session.form.definition.id, session.recordId)}/print`)}
      >
        <Icon name="print" />
        打印
      </Button>
    </>
  );
};

type NotesProps = {
  readonly session: FormSession;
  readonly record: RecordSnapshot | undefined;
  readonly ours: boolean;
  readonly names: NameBook;
};

/** What is to be known before an entry is changed: whose it is, that it was taken out, that its place is taken. */
export const EntryNotes = ({ session, record, ours, names }: NotesProps) => (
  <>
    {record?.removed ? (
      <p className="gw-note gw-note--warn gw-register-note">
        这一条已被{record.updatedByName}删除，需要时可在列表的“已删除”里恢复。
      </p>
    ) : record && !ours ? (
      <p className="gw-note gw-register-note">
        这一条由上级机构{names[record.institutionCode] ?? ''}维护，本机构只能查看。
      </p>
    ) : null}
    <TakenPlace session={session} />
  </>
);

const existingOf = ({ fault }: FormStatus): string | undefined => fault?.existingId;

/** The place of an entry is taken by another one: the save says so, and here is the way there. */
const TakenPlace = ({ session }: { readonly session: FormSession }) => {
  const existing = useSelected(session.status$, existingOf);
  return existing === undefined ? null : (
    <div className="gw-note gw-note--warn gwf-draft gw-register-note" role="alert">
      <span>同样的一份已经有了，这一份没有保存，填的内容留在草稿里。</span>
      <Link className={buttonClass()} to={registerEntryPath(session.form.definition.id, existing)}>
        打开已有
      </Link>
    </div>
  );
};
