import type { Answers } from '@gongwei/domain/forms';
import { limitHours, mayBePooled, tubeCodeOf } from '@gongwei/domain/nucleic-acid';
import type { JsonObject } from '@gongwei/domain/shared';
import type { Parameter } from '../database/database.port.ts';
import type { WrittenRecord } from '../records/record-hooks.ts';
import { httpFailure } from '../shared/http-failure.ts';
import { followRetest } from './follow-retest.ts';
import { moveTube } from './move-tube.service.ts';
import type { Doing } from './step-tube.ts';
import { holdRetest } from './retests.repository.ts';
import { tubeByCode, tubeOf, type TubeRow } from './tubes.repository.ts';

type Person = JsonObject & { readonly idNo?: string };
const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
const rows = (value: unknown): readonly Person[] => (Array.isArray(value) ? (value as Person[]) : []);

/** A minute as forms write it, China's time, as an instant. */
export const instantOf = (minute: unknown): string | undefined => {
  const said = text(minute)?.replace(' ', 'T').slice(0, 16);
  if (said === undefined || !/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(said)) return undefined;
  return new Date(`${said}:00+08:00`).toISOString();
};

export const doingOf = ({ context, inside, scope, staff }: WrittenRecord): Doing => ({ context, inside, scope, staff });

const peopleOf = (formId: string, data: Answers): readonly Person[] =>
  formId === 'nucleic-sample' ? [data as Person] : rows(data['members']);

/** What may not be changed any more once a tube is on its way. */
const fixedPart = (formId: string, data: Answers): string =>
  JSON.stringify([
    tubeCodeOf(formId, data) ?? null,
    data['mixType'] ?? null,
    peopleOf(formId, data).map(({ idNo, name, phone, sampleTime }) => [idNo, name, phone, sampleTime]),
  ]);

/** Brings the tube in step with the entry it is registered by. @throws 409 where it is on its way already, 422 for who may not be pooled or is no member. */
export async function registerTube(record: WrittenRecord): Promise<void> {
  const { inside, holder, save, form, data, stored, before } = record;
  const code = tubeCodeOf(form.id, data);
  if (code === undefined) return;
  const county = holder.countyCode;
  const doing = doingOf(record);
  const known = await tubeOf(inside, county, save.id);
  const voided = stored.removed_at !== null || data['tubeState'] === '3';
  if (known && voided) {
    const reason = stored.removed_at === null ? '整管作废' : '删除登记';
    if (known.state !== '90')
      await moveTube(doing, known.id, () => ({ event: { type: 'VOID', reason } }), { countyCode: county });
    return;
  }
  if (known && before?.removed_at != null)
    return void (await moveTube(doing, known.id, () => ({ event: { type: 'RESTORE' } }), { countyCode: county }));
  if (known && known.state !== '10') {
    if (before && fixedPart(form.id, before.data) !== fixedPart(form.id, data))
      throw httpFailure(409, {
        code: 'tube.on-its-way',
        message: '样本已装箱或送检，受检者和管码不能再改，没有保存',
        advice: '装错箱的先取出；登记有误的，作废后重新采样',
      });
    return;
  }
  await writeRegistered(record, code, voided, known);
}

async function writeRegistered(
  record: WrittenRecord,
  code: string,
  voided: boolean,
  known: TubeRow | undefined,
): Promise<void> {
  const { inside, holder, save, form, data, stored } = record;
  const single = form.id === 'nucleic-sample';
  const people = peopleOf(form.id, data);
  refusePooled(single, people);
  const crowds = people.map(({ crowdType }) => text(crowdType) ?? undefined);
  const hours = limitHours(crowds);
  const taken = people.flatMap(({ sampleTime }) => instantOf(sampleTime) ?? []).toSorted();
  const origin = single && data['checkType'] === '2' ? await memberOf(record, people[0]) : undefined;
  const values: readonly Parameter[] = [
    holder.countyCode,
    save.id,
    code,
    single ? '1' : (text(data['mixType']) ?? '10'),
    single || data['tubeState'] === '2',
    people.length,
    stored.institution_code,
    text(data['samplePoint']),
    text(data['sampler']),
    text(data['specimenType']),
    crowds.find((crowd) => limitHours([crowd]) === hours) ?? null,
    hours,
    taken[0] ?? instantOf(data['openTime']) ?? record.context.clock.now().toISOString(),
    voided ? '90' : '10',
    origin ?? null,
  ];
  await inside.query(
    `insert into nucleic_tubes (county_code, id, code, kind, sealed, persons, institution_code, sample_point, sampler, specimen_type, crowd, limit_hours,
       sampled_at, state, origin_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (county_code, id) do update set code = excluded.code, kind = excluded.kind, sealed = excluded.sealed, persons = excluded.persons,
       sample_point = excluded.sample_point, sampler = excluded.sampler, specimen_type = excluded.specimen_type, crowd = excluded.crowd,
       limit_hours = excluded.limit_hours, sampled_at = excluded.sampled_at, origin_id = excluded.origin_id, version = nucleic_tubes.version + 1`,
    values,
  );
  await writePeople(record, single, people);
  await followPools(record, [origin, known?.origin_id]);
}

/** The tasks of the pools a single tube is, and was, of. */
async function followPools(record: WrittenRecord, pools: readonly (string | null | undefined)[]): Promise<void> {
  for (const pool of new Set(pools))
    if (pool != null) await followRetest(doingOf(record), record.holder.countyCode, pool);
}

function refusePooled(single: boolean, people: readonly Person[]): void {
  if (single || people.every(({ crowdType }) => mayBePooled(text(crowdType) ?? undefined))) return;
  throw httpFailure(422, {
    code: 'tube.not-pooled',
    message: '发热门诊患者、密切接触者、隔离人员不能混采，请改为单采',
  });
}

/** The pool whose member is sampled again alone. */
async function memberOf({ inside, holder, data }: WrittenRecord, person: Person | undefined): Promise<string> {
  const pool = await tubeByCode(inside, holder.countyCode, text(data['originPool']) ?? '');
  // The task is held: a review that is taken back at the same moment finds that somebody was sampled again.
  const task = pool && (await holdRetest(inside, holder.countyCode, pool.id));
  if (!task || task.state === '4')
    throw httpFailure(422, {
      code: 'tube.no-retest',
      message: '这个混采管条码没有待单采复核的任务，请核对原混采管条码',
    });
  // Who was not to be found has come after all.
  const [member] = await inside.query(
    `update nucleic_samples set notify_state = case when notify_state in ('2', '3') then '1' else notify_state end
     where county_code = $1 and tube_id = $2 and upper(id_no) = upper($3) returning id`,
    [holder.countyCode, pool.id, text(person?.idNo)],
  );
  if (!member) throw httpFailure(422, { code: 'tube.no-member', message: '受检者不是该混采管的成员，请核对证件号码' });
  return pool.id;
}

async function writePeople(
  { inside, holder, save, stored, data }: WrittenRecord,
  single: boolean,
  people: readonly Person[],
): Promise<void> {
  await inside.query('delete from nucleic_samples where county_code = $1 and tube_id = $2', [
    holder.countyCode,
    save.id,
  ]);
  const lines = people.map((person, at) => ({
    id: single ? save.id : `${save.id}_${at + 1}`,
    sample_no: single ? text(data['sampleNo']) : null,
    name: text(person['name']) ?? '—',
    id_type: text(person['idType']),
    id_no: text(person.idNo) ?? '',
    sex: text(person['sex']),
    age: typeof person['age'] === 'number' ? person['age'] : null,
    phone: text(person['phone']),
    address: text(person['address']),
    crowd: text(person['crowdType']),
    resident_id: text(person['residentId']),
    check_type: single ? text(data['checkType']) : null,
  }));
  await inside.query(
    `insert into nucleic_samples (county_code, id, tube_id, institution_code, sample_no, name, id_type, id_no, sex, age, phone, address, crowd, resident_id, check_type)
     select $1, id, $2, $3, sample_no, name, id_type, id_no, sex, age, phone, address, crowd, resident_id, check_type
     from jsonb_to_recordset($4::jsonb) as t(id text, sample_no text, name text, id_type text, id_no text, sex text, age int, phone text, address text, crowd text,
       resident_id text, check_type text)`,
    [holder.countyCode, save.id, stored.institution_code, JSON.stringify(lines)],
  );
}
