import { FormCatalogue } from '@gongwei/application/forms';
import { TabsService } from '@gongwei/application/shell';
import { SessionService } from '@gongwei/application/identity';
import { closedForms } from '@gongwei/domain/identity';
import type { FormsShown } from '@gongwei/domain/pages';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { archivePath, buttonClass, newFormPath, useService } from '../shared/index.ts';
import { NoRight } from '../shared/no-right.part.tsx';
import { conditionOfForms, entryPath, personAskedFor } from './form-entry.rules.ts';
import { ResidentChooser } from './resident-chooser.part.tsx';

type Props = { readonly title: string; readonly shows: FormsShown; readonly residentId: string | undefined };

/** Forms of an address, those of them the user may read. */
export const FormEntry = ({ shows, ...entry }: Props) => {
  const closed = closedForms(useService(SessionService).may);
  const form = shows.form.filter((one) => !closed.includes(one));
  return form.length === 0 ? <NoRight title={entry.title} /> : <OpenEntry {...entry} shows={{ ...shows, form }} />;
};

/** An address of the specification that stands for a form: asks whose it is where the address does not say, and goes on to the form. */
const OpenEntry = ({ title, shows, residentId }: Props) => {
  const navigate = useNavigate();
  const { index } = useService(FormCatalogue);
  const person = personAskedFor(shows.form.map((form) => index.find(({ id }) => id === form)?.module));
  const [chosen, setChosen] = useState<string>();
  const whose = residentId ?? chosen;
  const tabs = useService(TabsService);
  const goal = residentId === undefined ? undefined : entryPath(shows, residentId);
  if (goal !== undefined) return <Navigate to={goal} replace />;
  return (
    <>
      <div className="gw-page-head">
        <h1>
          {title}：{whose === undefined ? `选择${person}` : '选择表单'}
        </h1>
      </div>
      <div className="gw-panel">
        {whose === undefined ? (
          <ResidentChooser
            condition={conditionOfForms(shows.form)}
            ofChildren={person === '儿童'}
            onChoose={({ id }) => {
              const path = entryPath(shows, id);
              if (path === undefined) setChosen(id);
              else {
                // Nothing would stand on the tab of this address any more but the question who is meant.
                tabs.close(tabs.current$.value);
                void navigate(path);
              }
            }}
          />
        ) : (
          <FormChoice forms={shows.form} residentId={whose} />
        )}
      </div>
    </>
  );
};

const FormChoice = ({ forms, residentId }: { readonly forms: readonly string[]; readonly residentId: string }) => {
  const { index } = useService(FormCatalogue);
  return (
    <nav className="gw-form-choice" aria-label="表单">
      {forms.map((form) => (
        <Link key={form} className={buttonClass()} to={newFormPath(residentId, form)}>
          {index.find(({ id }) => id === form)?.title ?? form}
        </Link>
      ))}
      <Link className={buttonClass('quiet')} to={archivePath(residentId)}>
        打开健康档案
      </Link>
    </nav>
  );
};
