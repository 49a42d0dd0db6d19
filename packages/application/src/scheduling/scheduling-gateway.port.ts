import type {
  AppointmentState,
  Board,
  Bookable,
  CalledPerson,
  Desk,
  ExamSession,
  FieldReason,
  FoundAtDesk,
  Hall,
  HallLeft,
  ReportState,
  ReviewEvent,
  ReviewState,
  StoredSession,
} from '@gongwei/domain/scheduling';
import type { Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

/** How a check-up sheet stands in review: what is missing, what was found, what was said of it, how far its report is. */
export type CheckUpReview = {
  readonly recordId: string;
  readonly residentId: string;
  readonly recordVersion: number;
  readonly state: ReviewState;
  readonly missing: readonly string[];
  readonly findings: readonly { readonly text: string; readonly severity: number }[];
  readonly critical: boolean;
  readonly told: boolean;
  /** Of who is to be told of a critical value, as the reader sees it. */
  readonly phone?: string;
  readonly fields: readonly FieldReason[];
  readonly reportState: ReportState;
  readonly note?: string;
  readonly without?: string;
  readonly byName?: string;
  readonly at?: string;
  /** Who fetched the report, when, from whom, and what they signed (a picture as a data URL). */
  readonly delivery?: {
    readonly receiver: string;
    readonly at: string;
    readonly byName?: string;
    readonly signature?: string;
  };
};
/** Who was told of a critical value. `mode`: 1 电话, 2 当面, 3 家属转告, 4 村医上门; `handled`: 1 已转诊, 2 已就诊, 3 复测正常, 4 拒绝, 9 其他. */
export type CriticalNotice = {
  readonly notifiedAt: string;
  readonly mode: string;
  readonly receiver: string;
  readonly handled: string;
  readonly note?: string;
};

/** A place in a session for a resident. `checkIn`: they are here; `beyond`: why they get one although the session is full. */
export type NewBooking = {
  readonly id: string;
  readonly residentId: string;
  readonly sessionId: string;
  readonly checkIn?: boolean;
  readonly beyond?: string;
};

/** Sessions of check-ups, their day, and what becomes of the sheets. What rules refuse comes as a sentence; everything else rejects with a `Fault`. */
export interface SchedulingGateway {
  session(id: string, asker?: Asker): Promise<StoredSession>;
  saveSession(session: ExamSession, version: number, open: boolean): Promise<Result<StoredSession, string>>;
  desk(sessionId: string, asker?: Asker): Promise<Desk>;
  /** Sessions for rows that were frozen for an action, by the selection's identifier. */
  bookable(selection: string, asker?: Asker): Promise<Bookable>;
  hall(sessionId: string, asker?: Asker): Promise<Hall>;
  /** The next one in line at a station; nobody, where nobody waits. `settles`: who was called there before and did not come. */
  call(
    sessionId: string,
    asked: { readonly station: string; readonly settles?: { readonly appointmentId: string; readonly as: HallLeft } },
  ): Promise<Hall & { readonly called?: CalledPerson }>;
  find(sessionId: string, text: string): Promise<readonly FoundAtDesk[]>;
  /** Sent again with the same id it is the same appointment. */
  book(booking: NewBooking): Promise<Result<AppointmentState, string>>;
  change(
    appointmentId: string,
    event: { readonly type: 'CHECK_IN' | 'UNDO_CHECK_IN' | 'CANCEL'; readonly reason?: string; readonly way?: string },
  ): Promise<Result<AppointmentState, string>>;
  board(type: string, asker?: Asker): Promise<Board>;
  review(recordId: string, asker?: Asker): Promise<CheckUpReview>;
  /** `seen`: the version of the sheet that was read. */
  judge(recordId: string, seen: number, event: ReviewEvent): Promise<Result<CheckUpReview, string>>;
  tell(recordId: string, notice: CriticalNotice): Promise<CheckUpReview>;
}
export const SchedulingGateway = token<SchedulingGateway>('SchedulingGateway');
