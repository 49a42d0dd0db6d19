import { maskIdNumber, maskPhone } from '@gongwei/domain/shared';
import {
  resolveVillage,
  ROSTER_LABELS,
  type RosterDifference,
  type RosterEntry,
  type RosterMessage,
  type RosterRowCheck,
  type RosterRowResult,
} from '@gongwei/domain/resident';
import type {
  FoundResident,
  ResidentChange,
  RosterFields,
  StoredResident,
  VillageChoice,
} from '../resident/filed-people.ts';
import type { Namesake } from '../resident/similar-files.ts';

/** What confirming would do about a row, kept until then. `base`: what was stored when the row was checked. */
export type RosterPlan =
  | {
      readonly kind: 'insert';
      readonly entry: RosterEntry;
      readonly village: VillageChoice;
      /** Files that were looked at: this is another person. */
      readonly apart?: readonly string[];
    }
  | {
      readonly kind: 'update';
      readonly entry: RosterEntry;
      readonly change: ResidentChange;
      readonly base: RosterFields;
    };

/** A row's result as it is kept; `asked`: how it stood before somebody said who it is. */
export type KeptResult = RosterRowResult & { readonly asked?: JudgedRow };

export type JudgedRow = { readonly result: RosterRowResult; readonly plan?: RosterPlan };

/** What a row would do to what is stored now. `alike`: files of others that may be the same person's. */
export function judgeRosterRow(
  row: number,
  check: RosterRowCheck,
  stored: FoundResident | undefined,
  villages: readonly VillageChoice[],
  alike: readonly Namesake[] = [],
): JudgedRow {
  if (check.kind === 'empty') return { result: { row, outcome: 'skipped-empty', messages: [] } };
  if (check.kind === 'rejected') {
    const { kind: _, ...rest } = check;
    return { result: { row, outcome: 'rejected', ...rest } };
  }
  const { entry, messages } = check;
  const about = { row, name: entry.name, idNumber: maskIdNumber(entry.idNumber) };
  if (!stored) return newRow(entry, { ...about, messages }, villages, alike);
  if (!stored.inScope) return { result: rejected({ ...about, messages }, ELSEWHERE) };
  const change = rosterChange(entry, stored);
  const notes = [...messages, ...notesOf(entry, stored, villages)];
  const result = { ...about, residentId: stored.id, messages: notes };
  if (!change) return { result: { ...result, outcome: 'unchanged' } };
  return {
    result: { ...result, outcome: 'updated', differences: differencesOf(change, stored) },
    plan: { kind: 'update', entry, change, base: fieldsOf(stored) },
  };
}

/** Of somebody whose number nobody has. */
function newRow(
  entry: RosterEntry,
  about: Omit<RosterRowResult, 'outcome'>,
  villages: readonly VillageChoice[],
  alike: readonly Namesake[],
): JudgedRow {
  const village = resolveVillage(entry.villageName, entry.address, villages);
  const asked = [...about.messages, ...namesakeNotes(alike)];
  if (!village.ok) return { result: rejected({ ...about, messages: asked }, village.failure, ROSTER_LABELS.village) };
  const plan = { kind: 'insert', entry, village: village.value } as const;
  const held = heldBack(alike);
  if (!held) return { result: { ...about, outcome: 'created', messages: asked }, plan };
  return {
    result: {
      ...about,
      outcome: 'similar',
      messages: [...asked, { column: ROSTER_LABELS.name, severity: 'warning', text: held.text }],
      ...(held.residentId !== undefined && { residentId: held.residentId }),
    },
    plan: { ...plan, apart: alike.map(({ id }) => id) },
  };
}

/** A file without a number of the same name, sex and day of birth: a roster opens no second one beside it before somebody has said it is another's. */
function heldBack(
  alike: readonly Namesake[],
  apart: readonly string[] = [],
): { readonly text: string; readonly residentId?: string } | undefined {
  const numberless = alike.filter(({ id, id_number }) => id_number === null && !apart.includes(id));
  const own = numberless.find(({ inScope }) => inScope);
  const same = '姓名、性别、出生日期都相同，请核对';
  if (own) return { residentId: own.id, text: `疑似同一人：${own.name}（${own.village_name}，暂无身份证号），${same}` };
  return numberless.length === 0 ? undefined : { text: `疑似同一人：其他机构有一份暂无身份证号的档案，${same}` };
}

/** A row once somebody has said whether it is who has the file already. Who is gets the number in the file itself, by 补录身份证号. */
export function decided(
  result: RosterRowResult,
  plan: RosterPlan,
  apart: boolean,
): JudgedRow & { readonly result: KeptResult } {
  const asked = { asked: { result, plan } };
  if (!apart) {
    const same = rejected(result, '是同一人，不另建档；身份证号请在该档案点“补录身份证号”', ROSTER_LABELS.name);
    return { result: { ...same, ...asked } };
  }
  const { residentId: _, ...about } = result;
  return { result: { ...about, outcome: 'created', ...asked }, plan };
}

/** Two numbers are two people, as a rule; somebody with an old or a mistaken number is not. */
const namesakeNotes = (alike: readonly Namesake[]): readonly RosterMessage[] =>
  alike
    .filter(({ inScope, id_number }) => inScope && id_number !== null)
    .slice(0, 1)
    .map(({ name, village_name, id_number }) => ({
      column: ROSTER_LABELS.name,
      severity: 'warning',
      text: `疑似同一人：${name}（${village_name}，${maskIdNumber(id_number ?? '')}），姓名、性别、出生日期都相同，身份证号不同，请核对`,
    }));

const ELSEWHERE = '该居民的档案在其他机构，不能导入。对方办理“迁出”后，请在“新建档案”里迁入';
const rejected = (about: Omit<RosterRowResult, 'outcome'>, text: string, column?: string): RosterRowResult => ({
  ...about,
  outcome: 'rejected',
  messages: [...about.messages, { ...(column === undefined ? {} : { column }), severity: 'error', text }],
});

/** Why somebody whose number nobody has is not filed after all. */
function whyNotNow(plan: RosterPlan, alike: readonly Namesake[]): string | undefined {
  if (plan.kind === 'update') return '核对之后该居民的档案已不在，本行没有写入';
  const held = heldBack(alike, plan.apart);
  return held && `${held.text}后重新导入`;
}

/** What is done about a planned row once it is confirmed: what was planned, if the resident is still as they were. */
export type RosterAct =
  | { readonly kind: 'insert' | 'update' }
  | { readonly kind: 'nothing'; readonly result: RosterRowResult };

/** Judges a planned row again: between its check and now somebody may have opened or changed the file. */
export function judgeAgain(
  result: RosterRowResult,
  plan: RosterPlan,
  stored: FoundResident | undefined,
  alike: readonly Namesake[] = [],
): RosterAct {
  const { differences: _, ...about } = result;
  const nothing = (outcome: RosterRowResult['outcome'], text: string, differences?: readonly RosterDifference[]) => ({
    kind: 'nothing' as const,
    result: {
      ...about,
      outcome,
      messages: [...result.messages, { severity: 'error' as const, text }],
      ...(differences ? { differences } : {}),
      ...(stored?.inScope ? { residentId: stored.id } : {}),
    },
  });
  if (!stored) {
    const why = whyNotNow(plan, alike);
    return why === undefined ? { kind: 'insert' } : nothing('recheck', why);
  }
  if (!stored.inScope) return nothing('rejected', ELSEWHERE);
  const change = rosterChange(plan.entry, stored);
  if (!change) return { kind: 'nothing', result: { ...about, outcome: 'unchanged', residentId: stored.id } };
  if (plan.kind === 'update' && isSame(plan.base, fieldsOf(stored)) && plan.change.id === stored.id)
    return { kind: 'update' };
  const what = plan.kind === 'insert' ? '核对之后已有人为该居民建档' : '核对之后有人修改了该居民的档案';
  return nothing('recheck', `${what}，本行没有写入，请核对后重新导入`, differencesOf(change, stored));
}

const fieldsOf = ({ name, phone, address }: StoredResident): RosterFields => ({
  name,
  ...(phone === undefined ? {} : { phone }),
  ...(address === undefined ? {} : { address }),
});
const isSame = (a: RosterFields, b: RosterFields): boolean =>
  a.name === b.name && a.phone === b.phone && a.address === b.address;

/** Empty cells never wipe out what is stored. */
function rosterChange(entry: RosterEntry, stored: StoredResident): ResidentChange | undefined {
  const change = {
    ...(entry.name === stored.name ? {} : { name: entry.name }),
    ...(entry.phone === undefined || entry.phone === stored.phone ? {} : { phone: entry.phone }),
    ...(entry.address === undefined || entry.address === stored.address ? {} : { address: entry.address }),
  };
  return Object.keys(change).length === 0 ? undefined : { id: stored.id, ...change };
}

function differencesOf(change: ResidentChange, stored: StoredResident): readonly RosterDifference[] {
  const differences: RosterDifference[] = [];
  const { name, phone, address } = change;
  if (name !== undefined) differences.push({ column: ROSTER_LABELS.name, from: stored.name, to: name });
  if (phone !== undefined)
    differences.push({ column: ROSTER_LABELS.phone, ...maskedPhones(stored.phone ?? '', phone) });
  if (address !== undefined)
    differences.push({ column: ROSTER_LABELS.address, from: stored.address ?? '', to: address });
  return differences;
}

/** Two numbers that differ only where they are masked would look the same. */
function maskedPhones(from: string, to: string): { readonly from: string; readonly to: string } {
  const [before, after] = [maskPhone(from), maskPhone(to)];
  return { from: before, to: before === after ? `${after}（中间几位不同）` : after };
}

function notesOf(
  entry: RosterEntry,
  stored: StoredResident,
  villages: readonly VillageChoice[],
): readonly RosterMessage[] {
  const notes: RosterMessage[] = [];
  if (entry.name !== stored.name)
    notes.push({
      column: ROSTER_LABELS.name,
      severity: 'warning',
      text: `姓名由“${stored.name}”改为“${entry.name}”，请核对`,
    });
  const named = entry.villageName === undefined ? undefined : resolveVillage(entry.villageName, undefined, villages);
  if (named?.ok && named.value.code !== stored.villageCode)
    notes.push({
      column: ROSTER_LABELS.village,
      severity: 'warning',
      text: `档案在“${stored.villageName}”，花名册不改归属，搬迁请走迁移手续`,
    });
  return notes;
}
