import type { HistoryRecord } from '@gongwei/domain/lists';
import { isOpen, plansOf, type PlanHistory, type PlanMark } from '@gongwei/domain/plans';
import { addDays, type CalendarDay, type JsonObject } from '@gongwei/domain/shared';
import { repeats, reportFigure } from '@gongwei/server/long-runs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { slowPlans, type SlowDrawer, type SlowNote, type SlowPaper } from './slow-visit-plan.fixture.ts';

const DISEASES = ['hypertension', 'diabetes', 'psychosis'] as const;
type Disease = (typeof DISEASES)[number];
const CARD_DAY = { hypertension: 'cardDate', diabetes: 'cardDate', psychosis: 'fillDate' } as const;

const what = fc.constantFrom(
  ...([
    'visit',
    'visit',
    'visit',
    'card',
    'lost',
    'close',
    'reopen',
    'remove',
    'correct',
    'attempt',
    'attempt',
  ] as const),
  ...(['attempt', 'lose', 'found', 'leave', 'restore', 'merge', 'unmerge', 'check-up', 'wait'] as const),
);
const step = fc.record({
  what,
  file: fc.nat(1),
  disease: fc.constantFrom<Disease>(...DISEASES),
  /** Days after the step before: often none, or around an interval's end. */
  gap: fc.oneof(fc.nat(3), fc.nat(20), fc.integer({ min: 80, max: 120 })),
  which: fc.nat(50),
  nextIn: fc.option(fc.integer({ min: -3, max: 150 }), { nil: undefined, freq: 3 }),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const course = fc.record({
  start: fc.oneof(fc.constantFrom(0, 57, 58, 363, 364), fc.nat(800)),
  born: fc.constantFrom('1950-03-02', '1962-01-01', '1980-02-29'),
  steps: fc.array(step, { minLength: 1, maxLength: 14 }),
});

/** Two files of one person, as the server stores them. */
type File = { id: string; status: string; leftOn?: CalendarDay | undefined; records: HistoryRecord[] };
type World = { files: readonly [File, File]; marks: PlanMark[]; serial: number; moved: Set<string> };

const sheet = (world: World, formId: string, on: CalendarDay, data: JsonObject): HistoryRecord => {
  world.serial += 1;
  return {
    id: `r${String(world.serial).padStart(4, '0')}`,
    ...{ formId, occurredOn: on, institution: '990101', createdAt: '', createdBy: 'u', updatedAt: '', updatedBy: 'u' },
    ...{ version: 1, data },
  };
};
const historyOf = ({ marks }: World, file: File, born: string): PlanHistory => ({
  resident: { id: file.id, status: file.status, birthDate: born, filedOn: '2025-06-01' },
  records: file.records,
  marks,
  ...(file.leftOn !== undefined && { leftCareOn: file.leftOn }),
});

/** One thing that happens; nothing where it cannot. */
function happen(world: World, today: CalendarDay, one: Step, born: string): void {
  const [kept, given] = world.files;
  const file = world.files[one.file]!;
  const pick = <T>(from: readonly T[]): T | undefined => from[one.which % Math.max(1, from.length)];
  const replace = (old: HistoryRecord, data: JsonObject): void => {
    file.records = file.records.map((record) => (record === old ? { ...old, version: 2, data } : record));
  };
  const next = one.nextIn === undefined ? {} : { nextFollowUpDate: addDays(today, one.nextIn) };
  const cards = file.records.filter(({ formId }) => formId.endsWith('-card'));
  const plans = () => plansOf(historyOf(world, file, born), today).plans.filter(({ openedOn }) => openedOn < today);
  const followUp = (data: JsonObject): void =>
    void file.records.push(
      sheet(world, `${one.disease}-follow-up`, today, { followUpDate: today, visitClass: '1', ...data }),
    );
  if (one.what === 'leave' && file.status === '1')
    [file.status, file.leftOn] = [['2', '3', '4', '9'][one.which % 4]!, today];
  if (one.what === 'restore' && file.status !== '1' && file.status !== '6')
    [file.status, file.leftOn] = ['1', undefined];
  if (one.what === 'merge' && kept.status === '1' && given.status === '1') {
    world.moved = new Set(given.records.map(({ id }) => id));
    kept.records.push(...given.records);
    [given.records, given.status, given.leftOn] = [[], '6', today];
  }
  if (one.what === 'unmerge' && kept.status === '1' && given.status === '6') {
    given.records = kept.records.filter(({ id }) => world.moved.has(id));
    kept.records = kept.records.filter(({ id }) => !world.moved.has(id));
    [given.status, given.leftOn] = ['1', undefined];
  }
  if (file.status !== '1') return;
  const record = pick(file.records);
  const card = pick(cards);
  const plan = pick(plans());
  if (one.what === 'visit') followUp(next);
  if (one.what === 'lost')
    followUp(one.disease === 'psychosis' ? { lostReason: '1' } : { disposition: '2', lostReason: '4' });
  if (one.what === 'card')
    file.records.push(sheet(world, `${one.disease}-card`, today, { [CARD_DAY[one.disease]]: today }));
  if (one.what === 'check-up') file.records.push(sheet(world, 'health-check-up', today, {}));
  if (one.what === 'close' && card) replace(card, { ...card.data, terminated: true, terminationDate: today });
  if (one.what === 'reopen' && card) replace(card, { ...card.data, terminated: false, terminationDate: null });
  if (one.what === 'remove' && record) file.records = file.records.filter((other) => other !== record);
  if (one.what === 'correct' && record?.formId.endsWith('-follow-up')) replace(record, { ...record.data, ...next });
  if (one.what === 'attempt' && plan)
    world.marks.push({
      ...{ kind: 'attempt', planId: plan.id, on: today },
      result: one.which % 5 === 0 ? 'asked' : 'not-reached',
    });
  if (one.what === 'lose' && plan) world.marks.push({ kind: 'lose', planId: plan.id, on: today, reason: '外出打工' });
  if (one.what === 'found' && plan?.state === 'lost')
    world.marks.push({ kind: 'found', planId: plan.id, on: today, dueOn: addDays(today, one.which) });
}

const dayOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The same file as papers in a drawer. */
function drawerOf(world: World, file: File, disease: Disease): SlowDrawer {
  const papers = file.records.flatMap(({ id, formId, data, occurredOn: on }): SlowPaper[] => {
    if (formId === `${disease}-card`)
      return [
        { kind: 'card', id, on, closedFrom: data['terminated'] === true ? dayOf(data['terminationDate']) : undefined },
      ];
    if (formId !== `${disease}-follow-up`) return [];
    return [
      data['lostReason']
        ? { kind: 'lost', id, on }
        : { kind: 'visit', id, on, nextOn: dayOf(data['nextFollowUpDate']) },
    ];
  });
  const notes = world.marks
    .filter((mark) => mark.planId.startsWith(`${disease}_`) && !(mark.kind === 'attempt' && mark.result === 'asked'))
    .map((mark) => ({ ...mark, anchor: mark.planId.slice(disease.length + 1) }) as unknown as SlowNote);
  return { disease, papers, notes, leftOn: file.leftOn };
}

const shown = ({
  state,
  dueOn,
  closedOn,
  closedBy,
}: {
  readonly state: string;
  readonly dueOn: string;
  readonly closedOn?: string | undefined;
  readonly closedBy?: string | undefined;
}) => [state, dueOn, closedOn ?? '-', closedBy ?? '-'].join(' ');

function check(world: World, born: string, today: CalendarDay, slowly: boolean): number {
  const ids = new Set<string>();
  for (const file of world.files) {
    const history = historyOf(world, file, born);
    const { plans, turnsOn } = plansOf(history, today);
    const open = plans.filter(({ state }) => isOpen(state));
    // No ghost: who is out of care owes nothing, and what was fulfilled was fulfilled by a sheet that is there.
    if (file.status !== '1') expect(plans.filter(({ state }) => isOpen(state) || state === 'lost')).toEqual([]);
    for (const { closedBy } of plans)
      if (closedBy !== undefined) expect(file.records.map(({ id }) => id)).toContain(closedBy);
    // No double: neither an identity nor a second open visit of the same kind.
    for (const { id } of plans) {
      expect(ids.has(id), id).toBe(false);
      ids.add(id);
    }
    const kinds = open.map(({ programme, what: words }) => `${programme} ${words}`);
    expect(new Set(kinds).size).toBe(kinds.length);
    // Worked out again it is the same, on every day until the one it names.
    const until = turnsOn === undefined || turnsOn > addDays(today, 40) ? addDays(today, 40) : addDays(turnsOn, -1);
    for (const day of new Set([today, addDays(today, 1), until]))
      if (day <= until && day >= today) expect(plansOf(history, day).plans).toEqual(plans);
    for (const disease of slowly ? DISEASES : [])
      expect(
        plans
          .filter(({ programme }) => programme === disease)
          .map(shown)
          .sort(),
      ).toEqual(
        slowPlans(drawerOf(world, file, disease), today)
          .map((plan) => shown(plan))
          .sort(),
      );
  }
  return ids.size;
}

const RUNS = repeats(40, 1_000);

it('of any history there are no ghosts and no doubles, and it is as one would keep it with a wall calendar, leaf by leaf', () => {
  let seen = 0;
  fc.assert(
    fc.property(course, ({ start, born, steps }) => {
      const file = (id: string): File => ({ id, status: '1', records: [] });
      const world: World = { files: [file('a'), file('b')], marks: [], serial: 0, moved: new Set() };
      let today = addDays('2026-01-01' as CalendarDay, start);
      for (const one of steps) {
        today = addDays(today, one.gap);
        happen(world, today, one, born);
        seen += check(world, born, today, one === steps.at(-1) || one.which % 5 === 0);
      }
    }),
    { numRuns: RUNS },
  );
  expect(seen).toBeGreaterThan(RUNS);
  reportFigure({
    row: 23,
    what: 'histories of planned visits compared with a slow model',
    runs: RUNS,
    figure: '0 ghosts, 0 doubles, 0 differ',
    aim: '0 of 1 000',
    passed: true,
  });
}, 600_000);
