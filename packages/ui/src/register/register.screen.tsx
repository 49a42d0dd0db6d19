import { FormCatalogue } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { mayRead } from '@gongwei/domain/identity';
import { useSearchParams } from 'react-router';
import { EmptyState, useService, type RegisterPageRoute } from '../shared/index.ts';
import { RegisterFormScreen } from './register-form.screen.tsx';
import { RegisterListScreen } from './register-list.screen.tsx';

/** Which of a register's pages: its list, a new entry, or a stored one. */
export type RegisterPart =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly recordId: string };

type Props = {
  readonly page: RegisterPageRoute;
  /** The address the page was opened under, without `/add` or `/edit`. */
  readonly base: string;
  readonly part: RegisterPart;
};

/** Any page behind which forms lie that are about no resident. Who may not read them is told so, and nothing is asked for. */
export const RegisterScreen = ({ page, base, part }: Props) => {
  const asked = useSearchParams()[0].get('form');
  const { index } = useService(FormCatalogue);
  const sessions = useService(SessionService);
  const formId = page.forms.find((one) => one === asked) ?? page.forms[0];
  const form = index.find(({ id }) => id === formId);
  if (!form) throw new Error(`No form behind ${page.path}`);
  if (!mayRead(form, sessions.may))
    return (
      <div className="gw-panel">
        <EmptyState icon="alert" title={`您没有查看${page.title}的权限`}>
          如需要此权限，请联系本机构管理员。
        </EmptyState>
      </div>
    );
  const { id, subject = 'none' } = form;
  if (page.single) return <RegisterFormScreen formId={id} subject={subject} title={page.title} />;
  if (part.kind === 'list') return <RegisterListScreen page={page} base={base} />;
  const list = page.forms.length > 1 ? `${base}?form=${id}` : base;
  return part.kind === 'add' ? (
    <RegisterFormScreen formId={id} subject={subject} title={`${page.title}-新增`} list={list} />
  ) : (
    <RegisterFormScreen
      formId={id}
      subject={subject}
      title={`${page.title}-编辑`}
      list={list}
      recordId={part.recordId}
    />
  );
};
