import { limitHours, serialPrefix, serialText, type TubeState } from '@gongwei/domain/nucleic-acid';
import type { Database, Queryable } from '../database/database.port.ts';
import { dayOf } from '../shared/server-clock.ts';

type Person = {
  readonly id: string;
  readonly county_code: string;
  readonly institution_code: string;
  readonly name: string;
  readonly id_number: string;
  readonly sex: string;
  readonly age: number;
  readonly phone: string;
  readonly address: string;
};
type Staff = {
  readonly sampler: string;
  readonly tester: string;
  readonly reviewer: string;
  readonly township: string;
};

/** How far a tube is, how long ago it was taken, and what is special about it. */
type Plan = {
  readonly state: TubeState;
  readonly hoursAgo: number;
  readonly people?: number;
  readonly box?: number;
  readonly result?: '0' | '1' | '2';
  readonly crowd?: string;
  readonly reasons?: readonly string[];
};

const HOUR = 3_600_000;
const one = (state: TubeState, hoursAgo: number, more: Partial<Plan> = {}): Plan => ({ state, hoursAgo, ...more });

/** Tubes of a village's days: some just taken, one box being packed, one on its way, a plate in the laboratory, reports, and what went wrong. */
const PLANS: readonly Plan[] = [
  ...[1, 1.2, 1.5, 2].map((hours) => one('10', hours)),
  one('10', 30, { crowd: '2' }),
  one('10', 1.8, { people: 5 }),
  ...[3, 3.1, 3.2].map((hours) => one('20', hours, { box: 0 })),
  ...[5, 5.2, 5.4, 5.6].map((hours) => one('30', hours, { box: 1 })),
  one('30', 6, { people: 10, box: 1 }),
  ...[8, 8.5, 9].map((hours) => one('40', hours)),
  one('40', 7, { crowd: '3' }),
  one('45', 20, { reasons: ['4'] }),
  ...[10, 10.5].map((hours) => one('50', hours)),
  ...[12, 12.2].map((hours) => one('60', hours, { result: '0' })),
  one('60', 12.4, { result: '2' }),
  one('65', 26, { people: 5, result: '1' }),
  ...[27, 28, 50, 51, 75].map((hours) => one('80', hours, { result: '0' })),
  one('80', 52, { people: 10, result: '0' }),
  one('81', 76, { result: '0' }),
  one('90', 29),
];
const BOXES = [
  { number: 'ZYX-0001', state: '1', hoursAgo: 2.5 },
  { number: 'ZYX-0002', state: '3', hoursAgo: 4.5 },
] as const;
const KIND: { readonly [people: number]: string } = { 1: '1', 5: '5', 10: '10' };
const RECEIVED: readonly TubeState[] = ['40', '45', '50', '60', '65', '80', '81'];
const TESTED: readonly TubeState[] = ['60', '65', '80', '81'];
const REVIEWED: readonly TubeState[] = ['65', '80', '81'];

/** Samples of the demonstration county in every state, of residents of its first township. Nothing where there are too few. */
export async function loadNucleic(database: Database, now: Date): Promise<void> {
  await database.transaction(async (inside) => {
    const [township] = await inside.query<{ code: string }>(
      'select code from institutions where level = 4 order by code limit 1',
    );
    if (!township) return;
    const people = await inside.query<Person>(
      `select id, county_code, institution_code, name, id_number, case sex when 'male' then '1' else '2' end as sex,
         extract(year from age($2::timestamptz, birth_date))::int as age, phone, address
       from residents where starts_with(institution_code, $1) and status = '1' and phone is not null order by id limit 90`,
      [township.code, now.toISOString()],
    );
    const staff = await staffOf(inside, township.code);
    if (!staff || people.length < 40) return;
    const county = (people[0] as Person).county_code;
    for (const [at, box] of BOXES.entries())
      await inside.query(
        `insert into nucleic_boxes (county_code, id, box_no, institution_code, lab_code, carrier, carrier_phone, packer, packed_at, departed_at, state)
         values ($1, $2, $3, $4, $4, '王师傅', '13800000000', $5, $6, $7, $8)`,
        [
          county,
          `seed-box-${at}`,
          box.number,
          township.code,
          staff.sampler,
          ago(now, box.hoursAgo),
          box.state === '3' ? ago(now, box.hoursAgo - 0.5) : null,
          box.state,
        ],
      );
    let next = 0;
    for (const [at, plan] of PLANS.entries()) {
      const size = plan.people ?? 1;
      const members = Array.from({ length: size }, () => people[next++ % people.length] as Person);
      await loadTube(inside, { now, county, at, plan, members, staff });
    }
  });
}

/** Four letters for a number: codes of reports have no 0 and no 1. */
const letters = (number: number): string =>
  serialText(number, 4).replaceAll(/\d/g, (digit) => 'ABCDEFGHJK'[Number(digit)] ?? '');

const ago = (now: Date, hours: number): string => new Date(now.getTime() - hours * HOUR).toISOString();

async function staffOf(inside: Queryable, township: string): Promise<Staff | undefined> {
  const users = await inside.query<{ id: string; username: string }>(
    "select id, username from users where username in ('sampler', 'lab', 'township')",
  );
  const idOf = (name: string) => users.find(({ username }) => username === name)?.id;
  const [sampler, tester, reviewer] = ['sampler', 'lab', 'township'].map(idOf);
  return sampler && tester && reviewer ? { sampler, tester, reviewer, township } : undefined;
}

type Loading = {
  readonly now: Date;
  readonly county: string;
  readonly at: number;
  readonly plan: Plan;
  readonly members: readonly Person[];
  readonly staff: Staff;
};

async function loadTube(inside: Queryable, { now, county, at, plan, members, staff }: Loading): Promise<void> {
  const { state, hoursAgo, result } = plan;
  const id = `seed-tube-${at}`;
  const since = (hours: number): string => ago(now, Math.max(0, hoursAgo - hours));
  const crowd = plan.crowd ?? '10';
  const prefix = serialPrefix(staff.township, dayOf(now.getTime()));
  const has = (states: readonly TubeState[], value: string): string | null => (states.includes(state) ? value : null);
  const amplified = result === '1' || result === '2';
  await inside.query(
    `insert into nucleic_tubes (county_code, id, code, kind, sealed, persons, institution_code, sample_point, sampler, specimen_type, crowd, limit_hours, sampled_at,
       state, box_id, lab_code, lab_no, receiver, received_at, arrive_temp, conclusion, reject_reasons, came_from, plate_no, well_no, kit_name, kit_batch,
       ct_orf1ab, ct_n, ct_ic, result, read_from, tester, tested_at, reviewer, reviewed_at, retest_opened_at, retest_due_at, reason)
     values ($1, $2, $3, $4, true, $5, $6, '卫生院采样点', $7, '3', $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19::text[], $20, $21, $22, $23, $24,
       $25, $26, $27, $28, case when $28::text is not null then '1' end, $29, $30, $31, $32, $33, $34, $35)`,
    [
      county,
      id,
      `T${prefix}9${serialText(at + 1, 4)}`,
      KIND[members.length] ?? '1',
      members.length,
      staff.township,
      staff.sampler,
      crowd,
      limitHours([crowd]),
      since(0),
      state,
      plan.box === undefined ? null : `seed-box-${plan.box}`,
      has(RECEIVED, staff.township),
      state === '45' ? null : has(RECEIVED, `${prefix}9${serialText(at + 1, 4)}`),
      has(RECEIVED, staff.tester),
      has(RECEIVED, since(2)),
      state === '45' ? 12.5 : RECEIVED.includes(state) ? 4.2 : null,
      state === '45' ? '3' : has(RECEIVED, '1'),
      plan.reasons ? [...plan.reasons] : null,
      has(RECEIVED, '30'),
      has(['50', ...TESTED], 'P01'),
      has(['50', ...TESTED], `${'ABCDEFGH'[at % 8]}${Math.floor(at / 8) + 1}`),
      has(['50', ...TESTED], '新型冠状病毒核酸检测试剂盒'),
      has(['50', ...TESTED], 'B20260601'),
      amplified ? 33.2 : null,
      result === '1' ? 34.8 : null,
      TESTED.includes(state) ? 28.1 : null,
      result ?? null,
      has(TESTED, staff.tester),
      has(TESTED, since(4)),
      has(REVIEWED, staff.reviewer),
      has(REVIEWED, since(5)),
      state === '65' ? since(5) : null,
      state === '65' ? ago(now, hoursAgo - 11) : null,
      state === '90' ? '管破损' : state === '81' ? '标本信息有误' : null,
    ],
  );
  // A pool that waits for its people has its task, as the sampling point would find it.
  if (state === '65')
    await inside.query(
      `insert into nucleic_retests (county_code, id, tube_id, institution_code, state, handler, opened_by, opened_at, due_at, members, told, waiting)
       values ($1, $2, $3, $4, '2', $5, $6, $7, $8, $9, 2, $9)`,
      [
        county,
        `seed-retest-${at}`,
        id,
        staff.township,
        staff.sampler,
        staff.reviewer,
        since(5),
        ago(now, hoursAgo - 11),
        members.length,
      ],
    );
  for (const [place, person] of members.entries()) {
    const sample = members.length === 1 ? id : `${id}_${place + 1}`;
    const reported = state === '80' || state === '81';
    const code = reported ? `SEED${letters(at)}ABCDEFGH${letters(place)}` : null;
    await inside.query(
      `insert into nucleic_samples (county_code, id, tube_id, institution_code, sample_no, name, id_type, id_no, sex, age, phone, address, crowd, resident_id,
         check_type, notify_state, report_code) values ($1, $2, $3, $4, $5, $6, '01', $7, $8, $9, $10, $11, $12, $13, '5', $14, $15)`,
      [
        county,
        sample,
        id,
        staff.township,
        members.length === 1 ? `${prefix}9${serialText(at + 1, 3)}` : null,
        person.name,
        person.id_number,
        person.sex,
        person.age,
        person.phone,
        person.address,
        crowd,
        person.id,
        state === '65' ? (place < 2 ? '1' : '0') : null,
        code,
      ],
    );
    if (code !== null)
      await inside.query(
        `insert into nucleic_reports (code, county_code, sample_id, tube_id, report_no, lab_code, conclusion, reported_at, withdrawn_at, withdrawn_reason, print_count)
         values ($1, $2, $3, $4, $5, $6, '0', $7, $8, $9, $10)`,
        [
          code,
          county,
          sample,
          id,
          `R${prefix}9${serialText(at * 10 + place, 4)}`,
          staff.township,
          since(5),
          state === '81' ? since(6) : null,
          state === '81' ? '标本信息有误' : null,
          at % 2,
        ],
      );
  }
}
