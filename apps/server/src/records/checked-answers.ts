import {
  restoreAnswers,
  sameJson,
  type Answers,
  type FormContext,
  type NumberSources,
  type RecordSave,
} from '@gongwei/domain/forms';
import type { Json } from '@gongwei/domain/shared';
import type { Staff } from '../identity/users.repository.ts';
import type { Scope } from '../database/scope.ts';
import { numberSources } from './background/whole-numbers.ts';
import { formContext, type Background } from './background/form-context.query.ts';
import type { FormLibrary } from '../ports/form-library.port.ts';
import type { ServerContext } from '../server-context.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { todayOf } from '../shared/server-clock.ts';
import type { RecordHooks, RecordMoment } from './record-hooks.ts';

/** What a form about nobody's file knows: the day, and who fills it in where. The screen works it out by itself. */
const plainContext = ({ clock }: ServerContext, scope: Scope, staff: Staff): FormContext => ({
  today: todayOf(clock),
  user: { id: staff.id, name: staff.name, institutionCode: scope.institutionCode },
});

/** The answers to store; `before` are those of the version they replace. A record of an older form version may hold fields that are gone: they are kept, unchecked. */
export async function checkedAnswers(hooks: RecordHooks, moment: RecordMoment): Promise<Answers> {
  const { context, inside, scope, staff, holder, save } = moment;
  const before = moment.before?.data;
  const { forms } = context;
  const { resident } = holder;
  const background: Background | undefined =
    resident && (await formContext(context, inside, scope, staff, resident, save.formId, save.occurredOn));
  const known = background?.context ?? plainContext(context, scope, staff);
  const told: FormContext = {
    ...known,
    previous: {
      ...known.previous,
      // As on the screen: of an entry that is not stored yet nothing is known.
      ...(save.baseVersion > 0 && (await hooks.facts(inside, scope, staff, save))),
      ...(await hooks.given(moment)),
    },
  };
  const data = wholeAnswers(forms, save, numberSources(before, background ?? { context: told }));
  const older = save.formVersion < (forms.definition(save.formId)?.version ?? 0);
  const issues = forms.troubles(save.formId, data, told);
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
  askOfLife(moment, data, told);
  const kept = Object.fromEntries(gone.map((key) => [key, data[key] as Json]));
  return { ...kept, ...forms.stored(save.formId, data, told) };
}

/**
 * A death that was registered, or a visit that was stored, since the sheet was opened: who wrote it has not been asked about it. The person's file is
 * held, so that neither comes between the question and the save. @throws 409 until the very sentences are confirmed.
 */
function askOfLife({ context: { forms }, form, save, before }: RecordMoment, data: Answers, told: FormContext): void {
  const days = [form.occurredOn, form.diesOn].filter((key) => key !== undefined);
  // Asked of these very days already, when the sheet was saved or the death registered.
  if (before && days.every((key) => sameJson(before.data[key], data[key]))) return;
  const tellsOfDeath = form.diesOn !== undefined && data[form.diesOn] !== undefined;
  if (told.resident?.diedOn === undefined && !tellsOfDeath) return;
  const asked = forms.lifeQuestions(save.formId, data, told).map(({ message }) => message);
  if (asked.every((sentence) => save.confirmed?.includes(sentence))) return;
  throw httpFailure(409, { code: 'record.life', message: asked.join(''), advice: '请核对日期；确认无误后再点“保存”' });
}

/** With the numbers that masks stand for. @throws 422 where a mask hides nothing known: it is never stored in place of a number. */
function wholeAnswers(forms: FormLibrary, { formId, data }: RecordSave, sources: NumberSources): Answers {
  const { answers, unknown } = restoreAnswers(forms.sensitive(formId), data, sources);
  if (unknown.length === 0) return answers;
  throw httpFailure(422, {
    code: 'record.invalid',
    message: `有 ${unknown.length} 处号码不完整，未保存`,
    advice: '请重新输入完整号码后再保存',
    fields: unknown.map((field) => ({
      field,
      severity: 'error' as const,
      code: 'masked',
      message: '号码不完整，请重新输入',
    })),
  });
}
