import type { Answers, FormContext, RecordSave } from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import type { Queryable } from '../database/database.port.ts';
import type { Staff } from '../identity/users.repository.ts';
import type { Scope } from '../organisation/scope.ts';
import { formContext } from '../resident/form-context.query.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';
import { entryFacts } from './entry-facts.query.ts';
import type { RecordHolder } from './record-holder.ts';
import { serialFacts } from './serial-numbers.ts';

/** What a form about nobody's file knows: the day, and who fills it in where. The screen works it out by itself. */
const plainContext = ({ clock }: ServerContext, scope: Scope, staff: Staff): FormContext => ({
  today: todayOf(clock),
  user: { id: staff.id, name: staff.name, institutionCode: scope.institutionCode },
});

/** The answers to store; `before` are those of the version they replace. A record of an older form version may hold fields that are gone: they are kept, unchecked. */
export async function checkedAnswers(
  context: ServerContext,
  inside: Queryable,
  scope: Scope,
  staff: Staff,
  holder: RecordHolder,
  save: RecordSave,
  before: Answers | undefined,
): Promise<Answers> {
  const { forms } = context;
  const { resident } = holder;
  const told = resident
    ? (await formContext(context, inside, scope, staff, resident, save.formId, save.occurredOn)).context
    : {
        ...plainContext(context, scope, staff),
        // As on the screen: of an entry that is not stored yet nothing is known.
        previous: {
          ...(save.baseVersion > 0 && (await entryFacts(inside, scope, staff, save))),
          ...(await serialFacts(inside, save, before)),
        },
      };
  const older = save.formVersion < (forms.definition(save.formId)?.version ?? 0);
  const issues = forms.troubles(save.formId, save.data, told);
  const gone = older ? issues.filter(({ code }) => code === 'unknown-field').map(({ field }) => field) : [];
  const fields = issues.filter(({ field }) => !gone.includes(field));
  if (fields.length > 0) {
    throw httpFailure(422, {
      code: 'record.invalid',
      message: `有 ${fields.length} 处需要修改，未保存`,
      advice: '请按提示逐项修改后再保存',
      fields,
    });
  }
  const kept = Object.fromEntries(gone.map((key) => [key, save.data[key] as Json]));
  return { ...kept, ...forms.stored(save.formId, save.data, told) };
}
