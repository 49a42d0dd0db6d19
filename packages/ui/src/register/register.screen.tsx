import { FormCatalogue } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { mayRead } from '@gongwei/domain/identity';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { RegisterShown } from '@gongwei/domain/pages';
import { PageTabs } from '../lists/page-tabs.part.tsx';
import { useService } from '../shared/index.ts';
import { NoRight } from '../shared/no-right.part.tsx';
import { RegisterFormScreen, type BesideEntry } from './register-form.screen.tsx';
import './register.css';

/** Which of a register's pages: its list, a new entry, or a stored one. */
export type RegisterPart =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit'; readonly recordId: string };

type Props = RegisterShown & {
  readonly title: string;
  /** The address the page was opened under, without `/add` or `/edit`. */
  readonly base: string;
  readonly part: RegisterPart;
  /** The list of one of the forms, with what stands beside its title. */
  readonly list: (formId: string, beside: ReactNode) => ReactNode;
  /** What stands above the questions of a form, by its name. */
  readonly beside?: { readonly [formId: string]: BesideEntry };
};

const NONE = {};

/** Any page behind which forms lie that are about no resident. Who may not read them is told so, and nothing is asked for. */
export const RegisterScreen = ({ title, register, single, base, part, list: listOf, beside = NONE }: Props) => {
  const asked = useSearchParams()[0].get('form');
  const { index } = useService(FormCatalogue);
  const sessions = useService(SessionService);
  const formId = register.find((one) => one === asked) ?? register[0];
  const form = index.find(({ id }) => id === formId);
  if (!form) throw new Error(`No form behind ${base}`);
  if (!mayRead(form, sessions.may)) return <NoRight title={title} />;
  const { id, subject = 'none' } = form;
  if (single) return <RegisterFormScreen formId={id} subject={subject} title={title} />;
  if (part.kind === 'list') {
    const tabs = register.length > 1 ? <RegisterTabs title={title} forms={register} chosen={id} base={base} /> : null;
    return listOf(id, tabs);
  }
  const list = register.length > 1 ? `${base}?form=${id}` : base;
  return part.kind === 'add' ? (
    <RegisterFormScreen formId={id} subject={subject} title={`${title}-新增`} list={list} beside={beside[id]} />
  ) : (
    <RegisterFormScreen
      formId={id}
      subject={subject}
      title={`${title}-编辑`}
      list={list}
      recordId={part.recordId}
      beside={beside[id]}
    />
  );
};

/** The forms of a page that has several, each a list of its own. */
const RegisterTabs = ({
  title,
  forms,
  chosen,
  base,
}: {
  readonly title: string;
  readonly forms: readonly string[];
  readonly chosen: string;
  readonly base: string;
}) => {
  const { index } = useService(FormCatalogue);
  const tabs = forms.map((one) => ({
    to: `${base}?form=${one}`,
    label: index.find((entry) => entry.id === one)?.title ?? one,
    chosen: one === chosen,
  }));
  return <PageTabs title={title} tabs={tabs} />;
};
