import type { DeskPerson, FoundAtDesk } from './desk.ts';
import { STATIONS } from './stations.ts';

/** How many of a session are expected in all, here, done and not here yet. */
export function deskCounts(people: readonly Pick<DeskPerson, 'state'>[]) {
  const of = (...states: readonly string[]) => people.filter(({ state }) => states.includes(state)).length;
  return { expected: of('1', '2', '3', '4', '5'), here: of('2', '3', '4'), done: of('4'), away: of('1', '5') };
}

/** What the desk of a session does with somebody who stands there. */
export type DeskAnswer = 'check-in' | 'there' | 'elsewhere' | 'examined' | 'not-in-care' | 'walk-in';

/** What the desk does with whoever stands there. */
export function whatToDo({
  status,
  appointment,
  examinedOn,
}: Pick<FoundAtDesk, 'status' | 'appointment' | 'examinedOn'>): DeskAnswer {
  if (status !== '1') return 'not-in-care';
  if (appointment?.here) return appointment.state === '1' ? 'check-in' : 'there';
  if (appointment) return 'elsewhere';
  return examinedOn === undefined ? 'walk-in' : 'examined';
}

/** What somebody still has to stop for, in words: every name of a station, or that it is all of those of their age. Of who is not here yet nothing is said. */
export function missingText({ state, missing, age }: Pick<DeskPerson, 'state' | 'missing' | 'age'>): string {
  if (missing.length === 0) return state === '1' ? '' : '齐了';
  const all = STATIONS.filter(({ fromAge = 0 }) => age >= fromAge);
  if (missing.length === all.length) return `全部 ${all.length} 项`;
  return missing.map((code) => STATIONS.find((one) => one.code === code)?.label ?? code).join('、');
}
