import { causeBornDead, codeOf, OWN_BIRTH_YEARS, textOf } from '../clinical/index.ts';
import { parseCalendarDay, type CalendarDay, type JsonObject } from '../shared/index.ts';

/** An event of the file that a sheet tells of, with what the sheet knows of it: the window that asks for the event begins with that. */
export type LeavingTold = {
  readonly event: 'DIE' | 'MOVE_OUT';
  readonly on?: CalendarDay;
  readonly cause?: string;
};

const dayIn = (value: unknown): CalendarDay | undefined => parseCalendarDay((textOf(value) ?? '').slice(0, 10));
const deathOn = (on: CalendarDay | undefined, cause?: string): LeavingTold => ({
  event: 'DIE',
  ...(on && { on }),
  ...(cause !== undefined && { cause }),
});

const ENDED_LABELS: { readonly [status: string]: string } = {
  '2': '这份档案已办理迁出：这里只补记迁出以前的服务。人已回来的，先在档案里办理“恢复”。',
  '3': '这份档案已登记死亡：这里只补记生前的服务，日期不要晚于死亡日期。',
  '4': '这份档案已登记失访：又联系上的，先在档案里办理“恢复”，后续随访才会继续安排。',
  '5': '这份档案已登记拒绝管理：本人又同意的，先在档案里办理“恢复”，后续随访才会继续安排。',
  '6': '这份档案是重复建档，已经停用：请在保留的那份档案里填写。',
  '9': '这份档案已注销：请核对是否填错了人。',
};

/**
 * Why a new sheet of a file that is not in care is unusual, and what to do first where the person is cared for again; of a death with its day, where
 * the file has it. `undefined`: the file is in care.
 */
export const endedSaid = (status: string, diedOn?: CalendarDay): string | undefined =>
  status === '3' && diedOn !== undefined
    ? `这份档案已登记 ${diedOn} 死亡：这里只补记生前的服务，日期不要晚于这一天。`
    : ENDED_LABELS[status];

/** Cards that are written of somebody who has died, with the key of the day. */
const DEATH_CARDS: { readonly [formId: string]: string } = {
  'child-death-report': 'deathDate',
  'surveillance-women-death': 'deathTime',
};

type Tells = (data: JsonObject) => LeavingTold | undefined;

const chronic: Tells = (data) => {
  const goesOn = !['2', '9'].includes(codeOf(data['disposition']) ?? '');
  const reason = goesOn ? undefined : codeOf(data['lostReason']);
  if (reason === '1') return deathOn(dayIn(data['deathDate']), textOf(data['deathCause']));
  return reason === '2' ? { event: 'MOVE_OUT' } : undefined;
};

/** A sheet of the weeks around a birth tells of the mother; `day` is asked only of who died. */
const motherDied =
  (died: string, day: string): Tells =>
  (data) =>
    codeOf(data['maternalOutcome']) === died ? deathOn(dayIn(data[day])) : undefined;
/** A card that was closed for a death (1) or a move (2) [S]; on which day somebody died is not asked. */
const closedCard =
  (state: string, reason: string): Tells =>
  (data) => {
    if (codeOf(data[state]) !== '1') return undefined;
    const why = codeOf(data[reason]);
    return why === '1' ? deathOn(undefined) : why === '2' ? { event: 'MOVE_OUT' } : undefined;
  };

const SHEETS: { readonly [formId: string]: Tells } = {
  'hypertension-follow-up': chronic,
  'diabetes-follow-up': chronic,
  'copd-follow-up': chronic,
  'psychosis-follow-up': (data) => (data['deathDate'] ? deathOn(dayIn(data['deathDate'])) : undefined),
  // The day a treatment stopped need not be that of the death.
  'tuberculosis-follow-up': (data) =>
    data['treatmentStopped'] === true && codeOf(data['stopReason']) === '2' ? deathOn(undefined) : undefined,
  'delivery-mother': motherDied('2', 'deathTime'),
  'puerperium-status': motherDied('3', 'maternalDeathTime'),
  'pregnancy-basic-info': closedCard('recordStatus', 'cancellationReason'),
  'child-basic-info': closedCard('status', 'closureReason'),
};

/** Of a child born dead, or that has died since; its file was opened all the same. */
const childDied: Tells = (data) => {
  const cause = causeBornDead(codeOf(data['deliveryOutcome']));
  if (cause !== undefined) return deathOn(dayIn(data['birthTime']), cause);
  return data['deathTime'] ? deathOn(dayIn(data['deathTime'])) : undefined;
};

/**
 * What a stored sheet says of a death (1) or a move (2, both dictionaries/management-end-reason), which the file itself has to be told: a follow-up or a
 * card ends the care of one programme only, and everything else would go on being planned. `age`: of whose file it is, in years. `undefined`: nothing of that kind.
 */
export function leavingToldBy(formId: string, data: JsonObject, age?: number): LeavingTold | undefined {
  if (formId === 'delivery-newborn') return age !== undefined && age < OWN_BIRTH_YEARS ? childDied(data) : undefined;
  const card = Object.hasOwn(DEATH_CARDS, formId) ? DEATH_CARDS[formId] : undefined;
  if (card !== undefined) return deathOn(dayIn(data[card]));
  const tells = Object.hasOwn(SHEETS, formId) ? SHEETS[formId] : undefined;
  return tells?.(data);
}
