import { stageLabel, type Answers, type FormDefinition } from '@gongwei/domain/forms';
import { registerOf } from '@gongwei/domain/register';
import type { Queryable } from '../database/database.port.ts';
import { httpFailure } from '../shared/http-failure.ts';
import type { RecordHolder } from './record-holder.ts';
import { slotOf } from './record-slot.policy.ts';

type Placed = {
  readonly id: string;
  readonly occurredOn: string;
  readonly stage?: string;
  readonly data: Answers;
};

/** The slot a record takes, `undefined` where there may be any number. @throws 409 with the way to the one that has it. */
export async function occurrenceSlot(
  inside: Queryable,
  holder: RecordHolder,
  form: FormDefinition,
  record: Placed,
): Promise<string | undefined> {
  const slot = slotOf(form, record);
  if (slot === undefined) return undefined;
  const [taken] = await inside.query<{ id: string }>(
    'select id from records where county_code = $1 and subject_id = $2 and form_id = $3 and slot = $4 and id <> $5',
    [holder.countyCode, holder.subjectId, form.id, slot, record.id],
  );
  if (!taken) return slot;
  const refusal = { code: slot.startsWith('day:') ? 'record.same-day' : 'record.exists', existingId: taken.id };
  throw httpFailure(409, { ...refusal, ...sentences(holder, form, record, slot) });
}

function sentences(
  { subject }: RecordHolder,
  form: FormDefinition,
  record: Placed,
  slot: string,
): { readonly message: string; readonly advice: string } {
  const advice = '请打开已有的那一份修改';
  const whose = subject.kind === 'resident' ? '该居民' : subject.kind === 'user' ? '您' : '本机构';
  if (slot.startsWith('day:')) return { message: `${whose} ${record.occurredOn} 已有一份${form.title}`, advice };
  if (slot.startsWith('stage:')) {
    const stage = stageLabel(form, slot.slice('stage:'.length));
    return { message: `${whose}已有“${stage}”的${form.title}`, advice };
  }
  const { unique, together } = registerOf(form.id) ?? {};
  const labelOf = (key: string): string =>
    form.sections.flatMap(({ fields }) => fields).find((field) => field.key === key)?.label ?? key;
  if (together && slot.startsWith('together:')) {
    const shared = together.filter((key) => slot.includes(`${key}=`)).map(labelOf);
    return { message: `${whose}已有${shared.join('、')}都相同的${form.title}`, advice };
  }
  if (unique === undefined || !slot.startsWith('only:')) return { message: `${whose}已有${form.title}`, advice };
  const label = labelOf(unique);
  return {
    message: `${whose}已有${label}为“${String(record.data[unique])}”的${form.title}`,
    advice: `请改用别的${label}，或${advice.slice(1)}`,
  };
}
