import { FormCatalogue } from '@gongwei/application/forms';
import { compileForm } from '@gongwei/domain/forms';
import { registerOf } from '@gongwei/domain/register';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FaultState, LoadingState, useResource, useService, type RegisterPageRoute } from '../shared/index.ts';
import { RegisterList } from './register-list.part.tsx';
import '../shared/list.css';
import './register.css';

/**
 * A page of the specification that lists what forms about no resident keep; a tab for each form where there are several.
 * `base`: the address the page was opened under.
 */
export const RegisterListScreen = ({ page, base }: { readonly page: RegisterPageRoute; readonly base: string }) => {
  const asked = useSearchParams()[0].get('form');
  const formId = page.forms.find((one) => one === asked) ?? page.forms[0] ?? '';
  const catalogue = useService(FormCatalogue);
  const register = registerOf(formId);
  const {
    value: form,
    failure,
    reload,
  } = useResource(useCallback(async () => compileForm(await catalogue.load(formId)), [catalogue, formId]));
  if (!register) throw new Error(`No register of ${formId}`);
  if (!form || form.definition.id !== formId)
    return failure === undefined ? <LoadingState /> : <FaultState fault={failure} onRetry={reload} />;
  return (
    <RegisterList
      key={formId}
      register={register}
      form={form}
      title={page.title}
      base={base}
      tabs={page.forms.map((one) => (
        <Link key={one} to={`${base}?form=${one}`} aria-current={one === formId ? 'page' : undefined} replace>
          {catalogue.index.find((entry) => entry.id === one)?.title ?? one}
        </Link>
      ))}
    />
  );
};
