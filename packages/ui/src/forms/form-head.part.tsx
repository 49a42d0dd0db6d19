import type { FormSession } from '@gongwei/application/forms';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { archivePath } from '../shared/paths.ts';
import { SEX_LABELS } from '../shared/format.ts';

/** Whose form this is: title, name, sex, age, archive number. Stays in sight while the sheet scrolls. */
export const FormHead = ({ session, actions }: { readonly session: FormSession; readonly actions?: ReactNode }) => {
  const { form, context } = session;
  const { resident } = context;
  return (
    <header className="gwf-head">
      <h1 tabIndex={-1}>{form.definition.title}</h1>
      {resident ? (
        <p className="gwf-who">
          <Link to={archivePath(resident.id)}>
            <b>{resident.name}</b>
          </Link>
          {resident.sex ? <span>{SEX_LABELS[resident.sex]}</span> : null}
          {resident.age === undefined ? null : <span>{resident.age} 岁</span>}
          {resident.archiveNumber ? <span>编号 {resident.archiveNumber}</span> : null}
        </p>
      ) : null}
      <span className="gwf-status-space" />
      {actions}
    </header>
  );
};
