import type { CalendarDay } from '../shared/index.ts';
import type { AppointmentState } from './appointment.machine.ts';
import type { StoredSession } from './session.ts';

/** Somebody of a session. `missing`: codes of stations they still have to go to, of who is there. */
export type DeskPerson = {
  readonly appointmentId: string;
  readonly residentId: string;
  readonly name: string;
  readonly sex: 'male' | 'female';
  readonly age: number;
  readonly archiveNumber: string;
  readonly village: string;
  readonly slot: string;
  readonly queueNo: string;
  readonly state: AppointmentState;
  readonly missing: readonly string[];
  readonly checkInAt?: string;
  readonly checkUpId?: string;
};
/** The people of one session of check-ups, as its desk sees them. */
export type Desk = {
  readonly session: StoredSession;
  readonly today: CalendarDay;
  readonly people: readonly DeskPerson[];
};

/** Whoever stands at the desk. `appointment.here`: of this session; `examinedOn`: a check-up of this year. */
export type FoundAtDesk = Pick<DeskPerson, 'residentId' | 'name' | 'sex' | 'age' | 'village' | 'archiveNumber'> & {
  readonly idNumber: string;
  readonly status: string;
  readonly appointment?: {
    readonly id: string;
    readonly here: boolean;
    readonly date: CalendarDay;
    readonly place: string;
    readonly state: AppointmentState;
  };
  readonly examinedOn?: CalendarDay;
  /** They live in none of the session's villages. */
  readonly elsewhere?: true;
};
