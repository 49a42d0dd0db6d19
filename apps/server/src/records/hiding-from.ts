import { isOfResident } from '@gongwei/domain/forms';
import { hidePeople } from '../privacy/hide-people.ts';
import type { Hiding } from '../privacy/mask-record.ts';
import { readerOf, readerOfRegister, seesWhole } from '../privacy/reader.policy.ts';
import type { ServerContext } from '../server-context.ts';
import type { Staff } from '../identity/users.repository.ts';

/** How somebody sees the records of a form about a subject; `undefined`: whole. */
export async function hidingFrom(
  { database, forms }: Pick<ServerContext, 'database' | 'forms'>,
  staff: Staff,
  formId: string,
  subjectId: string,
): Promise<Hiding | undefined> {
  const form = forms.definition(formId);
  if (seesWhole(staff, form)) return undefined;
  const reader = !form || isOfResident(form.subject) ? readerOf(staff) : readerOfRegister(staff);
  const people = reader === 'looks' ? await hidePeople(database, [subjectId]) : undefined;
  return { reader, fields: forms.sensitive(formId), people };
}
