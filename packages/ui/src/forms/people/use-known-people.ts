import type { FormSession } from '@gongwei/application/forms';
import { mayName, namesWanted } from '@gongwei/domain/organisation';
import { useMemo } from 'react';
import type { FormPeople } from './form-people.ts';
import { useNames } from './use-names.ts';

/**
 * Who can be chosen, and the names of whoever the record and last time's sheet name besides: institutions above the
 * user's own, doctors elsewhere. Asked once when the form opens; regions are asked for by their own boxes.
 */
export function useKnownPeople(session: FormSession, own: FormPeople): FormPeople {
  const wanted = useMemo(() => {
    // Only those: a form has some hundred fields, and each that is looked at here is one more before the first is drawn.
    const fields = session.form.fields.filter((field) => field.type !== 'region' && mayName(field));
    const now = Object.fromEntries(fields.map(({ key }) => [key, session.field$(key).value.value ?? null]));
    const before = Object.fromEntries(fields.map(({ key }) => [key, session.previous(key)?.value ?? null]));
    return namesWanted(fields, [now, before], own.names);
  }, [session, own]);
  const names = useNames(own.names, wanted);
  return useMemo(() => ({ ...own, names }), [own, names]);
}
