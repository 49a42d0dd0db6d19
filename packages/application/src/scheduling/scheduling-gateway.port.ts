import type {
  AppointmentState,
  ExamSession,
  FieldReason,
  ReportState,
  ReviewEvent,
  ReviewState,
  StoredSession,
} from '@gongwei/domain/scheduling';
import type { CalendarDay, Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

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
};

export type BoardRow = {
  readonly code: string;
  readonly name: string;
  readonly due: number;
  readonly booked: number;
  readonly done: number;
  readonly today: number;
  /** Percent. */
  readonly rate?: number;
  /** People a working day until the target. */
  readonly need?: number;
};
export type Board = {
  readonly today: CalendarDay;
  readonly target: number;
  /** How much of the year is over, in percent. */
  readonly progress: number;
  readonly workdays: number;
  readonly total: BoardRow;
  readonly rows: readonly BoardRow[];
};

export type CheckUpReview = {
  readonly recordId: string;
  readonly residentId: string;
  readonly recordVersion: number;
  readonly state: ReviewState;
  readonly missing: readonly string[];
  readonly findings: readonly { readonly text: string; readonly severity: number }[];
  readonly critical: boolean;
  readonly told: boolean;
  readonly fields: readonly FieldReason[];
  readonly reportState: ReportState;
  readonly note?: string;
  readonly without?: string;
  readonly byName?: string;
  readonly at?: string;
};
/** Who was told of a critical value. `mode`: 1 电话, 2 当面, 3 家属转告, 4 村医上门; `handled`: 1 已转诊, 2 已就诊, 3 复测正常, 4 拒绝, 9 其他. */
export type CriticalNotice = {
  readonly notifiedAt: string;
  readonly mode: string;
  readonly receiver: string;
  readonly handled: string;
  readonly note?: string;
};
export type NewBooking = {
  readonly id: string;
  readonly residentId: string;
  readonly sessionId: string;
  readonly checkIn?: boolean;
  readonly beyond?: string;
};

/** Sessions of check-ups, their day, and what becomes of the sheets. What rules refuse comes as a sentence; everything else rejects with a `Fault`. */
export interface SchedulingGateway {
  session(id: string): Promise<StoredSession>;
  saveSession(session: ExamSession, version: number, open: boolean): Promise<Result<StoredSession, string>>;
  desk(sessionId: string): Promise<Desk>;
  find(sessionId: string, text: string): Promise<readonly FoundAtDesk[]>;
  /** Sent again with the same id it is the same appointment. */
  book(booking: NewBooking): Promise<Result<AppointmentState, string>>;
  change(
    appointmentId: string,
    event: { readonly type: 'CHECK_IN' | 'UNDO_CHECK_IN' | 'CANCEL'; readonly reason?: string; readonly way?: string },
  ): Promise<Result<AppointmentState, string>>;
  board(type: string): Promise<Board>;
  review(recordId: string): Promise<CheckUpReview>;
  /** `seen`: the version of the sheet that was read. */
  judge(recordId: string, seen: number, event: ReviewEvent): Promise<Result<CheckUpReview, string>>;
  tell(recordId: string, notice: CriticalNotice): Promise<CheckUpReview>;
}
export const SchedulingGateway = token<SchedulingGateway>('SchedulingGateway');
