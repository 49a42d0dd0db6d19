import { isPerCourse, ofOneCourse, stageLabel, type Answers, type FormDefinition } from '@gongwei/domain/forms';
import { registerOf } from '@gongwei/domain/register';
import type { CalendarDay } from '@gongwei/domain/shared';
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
  if (isPerCourse(form)) await requireOwnCourse(inside, holder, form, record);
  const [taken] = await inside.query<{ id: string }>(
    'select id from records where county_code = $1 and subject_id = $2 and form_id = $3 and slot = $4 and id <> $5',
    [holder.countyCode, holder.subjectId, form.id, slot, record.id],
  );
  if (!taken) return slot;
  const refusal = { code: slot.startsWith('day:') ? 'record.same-day' : 'record.exists', existingId: taken.id };
  throw httpFailure(409, { ...refusal, ...sentences(holder, form, record, slot) });
}

/**
 * Refuses a second sheet of a course, a pregnancy. The person is held by whoever writes about them, so that two at once come one after the other.
 * @throws 409 with the way to the one there is.
 */
async function requireOwnCourse(
  inside: Queryable,
  { countyCode, subjectId }: RecordHolder,
  form: FormDefinition,
  record: Placed,
): Promise<void> {
  const card = form.courseCard ?? form.id;
  const rows = await inside.query<{ id: string; form_id: string; on: string; data: Answers }>(
    `select id, form_id, occurred_on::text as on, case when form_id = $4 then data else '{}' end as data from records
     where county_code = $1 and subject_id = $2 and form_id in ($3, $4) and removed_at is null and id <> $5 order by occurred_on desc`,
    [countyCode, subjectId, form.id, card, record.id],
  );
  const cards = rows.filter(({ form_id }) => form_id === card).map(({ on }) => on as CalendarDay);
  const mine = { occurredOn: record.occurredOn as CalendarDay, data: record.data };
  const twin = rows.find(
    ({ form_id, on, data }) =>
      form_id === form.id && ofOneCourse(form, { occurredOn: on as CalendarDay, data }, mine, cards),
  );
  if (!twin) return;
  const isCard = form.courseCard === undefined;
  throw httpFailure(409, {
    ...{ code: 'record.exists', existingId: twin.id },
    message: isCard ? `该居民 ${twin.on} 建的册还没有结案` : `该居民这次妊娠已有${form.title}`,
    advice: isCard
      ? '请打开已有的那一份；是另一次妊娠的，请先结案'
      : '请打开已有的那一份修改；是另一次妊娠的，请先建册',
  });
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
