import type { DeskPerson } from './desk.ts';
import { STATIONS, type Station } from './stations.ts';

/** Stations people are called to one by one: 血常规, 生化, 心电图, B超. */
export const CALLED_STATIONS: readonly Station[] = STATIONS.filter(({ code }) => ['4', '6', '7', '8'].includes(code));

/** Minutes somebody who was called is taken to be at that station, and is not called to another one. */
const AT_STATION_MINUTES = 10;

/** That somebody was called to a station. `at`: ISO 8601 in UTC, of the last call or of what became of it; `left`: they did not come. */
export type HallCall = {
  readonly appointmentId: string;
  readonly station: string;
  readonly at: string;
  readonly left?: 'later' | 'skipped';
};
/** What somebody at a station says of who did not come: called again after those who wait, or not any more. */
export type HallLeft = NonNullable<HallCall['left']>;

type Waiting = Pick<DeskPerson, 'appointmentId' | 'state' | 'missing' | 'checkInAt'>;

/**
 * Who is called to a station next, and who after them: those who are there, still lack it and were not called to it, by the time they came; who did not come
 * when they were called stands where they were put back. Whoever is at another station just now is left out until they should be done there.
 */
export function hallLine<Person extends Waiting>(
  people: readonly Person[],
  station: string,
  calls: readonly HallCall[],
  now: Date,
): readonly Person[] {
  const own = new Map(calls.filter((call) => call.station === station).map((call) => [call.appointmentId, call]));
  const elsewhere = new Set(
    calls
      .filter((call) => call.station !== station && isAtStation(call, people, now))
      .map((call) => call.appointmentId),
  );
  const turnOf = ({ appointmentId, checkInAt = '' }: Person): string => own.get(appointmentId)?.at ?? checkInAt;
  return people
    .filter(({ state, missing }) => (state === '2' || state === '3') && missing.includes(station))
    .filter(({ appointmentId }) => !own.has(appointmentId) || own.get(appointmentId)?.left === 'later')
    .filter(({ appointmentId }) => !elsewhere.has(appointmentId))
    .sort((one, other) => (turnOf(one) < turnOf(other) ? -1 : turnOf(one) > turnOf(other) ? 1 : 0));
}

/** They were called there a moment ago and what is done there is not written down yet. */
function isAtStation({ appointmentId, station, at, left }: HallCall, people: readonly Waiting[], now: Date): boolean {
  const lacks = people.find((one) => one.appointmentId === appointmentId)?.missing.includes(station) === true;
  return left === undefined && lacks && now.getTime() - Date.parse(at) < AT_STATION_MINUTES * 60_000;
}

/** Somebody who is called: what is said aloud, and where. */
export type CalledPerson = Pick<DeskPerson, 'appointmentId' | 'name' | 'queueNo' | 'village'>;
/** The stations of a session's hall: how many wait for each, and who was called there last. */
export type Hall = {
  readonly stations: readonly { readonly code: string; readonly waiting: number; readonly called?: CalledPerson }[];
};
