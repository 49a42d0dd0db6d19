import type { Result, CalendarDay } from '@gongwei/domain/shared';
import type {
  BatchState,
  DeletionEventType,
  DeletionState,
  UploadEventType,
  UploadState,
} from '@gongwei/domain/upload';
import { token, type Asker } from '../shared/index.ts';

/** One field of a record: as it is here, as it went out last, as the platform was last seen to hold it; in words, empty where there is nothing. */
export type UploadField = {
  readonly key: string;
  readonly label: string;
  readonly here: string;
  readonly sent: string;
  readonly platform: string;
  /** Here and there are alike, or the platform was never asked. */
  readonly same: boolean;
};
/** Something that happened to a record's upload. Instants are ISO 8601 in UTC. */
export type UploadStep = {
  readonly at: string;
  readonly event: UploadEventType | DeletionEventType;
  readonly from: UploadState;
  readonly to: UploadState;
  readonly code: string | null;
  readonly message: string | null;
  /** `null`: the server or the platform. */
  readonly by: string | null;
};
/** One record's upload. What it has not come to yet is missing. */
export type UploadDetail = {
  readonly id: string;
  readonly formId: string;
  readonly residentId: string;
  readonly name: string;
  readonly title: string;
  readonly recordDate: CalendarDay;
  readonly state: UploadState;
  readonly attempts: number;
  readonly askedTimes: number;
  readonly missing: readonly { readonly key: string; readonly label: string }[];
  readonly platformId?: string;
  readonly skipReason?: string;
  readonly sentAt?: string;
  readonly answeredAt?: string;
  /** Not before that it is sent, or asked for, again. */
  readonly nextAt?: string;
  /** When the platform was last seen, and whether it held the record then. */
  readonly seenAt?: string;
  readonly held?: boolean;
  readonly batchNo?: string;
  readonly account?: string;
  /** Somebody asked for it to be deleted on the platform. `goesAt`: not sent before, so that it can be taken back. */
  readonly deletion?: {
    readonly state: DeletionState;
    readonly reason: string;
    readonly message?: string;
    readonly goesAt?: string;
  };
  readonly error?: {
    readonly code: string;
    readonly label: string;
    readonly advice: string;
    readonly text: string;
    readonly field?: string;
    /** The sheet to be written first. */
    readonly form?: string;
  };
  readonly events: readonly UploadEventType[];
  readonly rows: readonly UploadField[];
  readonly log: readonly UploadStep[];
};

/** What a person decides about a record: whether the platform has it, when it said nothing, or that what it has is this record. */
export type UploadDecision =
  | { readonly type: 'CONFIRM_UPLOADED'; readonly reason: string; readonly platformId: string }
  | { readonly type: 'CONFIRM_ABSENT'; readonly reason: string }
  | { readonly type: 'ACCEPT_EXISTING' };

/** A task of uploads and how far it is. */
export type UploadTask = {
  readonly id: string;
  readonly batchNo: string;
  readonly institution: string;
  readonly account: string;
  readonly state: BatchState;
  readonly pauseReason?: string;
  readonly reason?: string;
  readonly total: number;
  readonly skipped: number;
  readonly success: number;
  readonly fail: number;
  readonly unknown: number;
  readonly waiting: number;
  readonly creator: string;
  readonly createdAt: string;
  /** It begins not before then. */
  readonly planAt?: string;
  readonly remark?: string;
  readonly startedAt?: string;
  readonly endedAt?: string;
};

/** What somebody does with an upload task; stopping one carries a reason. */
export type TaskEvent =
  | { readonly type: 'PAUSE' | 'RESUME' | 'RETRY_FAILED' }
  | { readonly type: 'STOP'; readonly reason: string };

/** Records of an institution and all below it, by the day they speak of; both days included. */
export type UploadPeriod = { readonly institution: string; readonly from: CalendarDay; readonly to: CalendarDay };

/** How many records were compared with the platform: the same, different, only here, only there. */
export type Reconciliation = {
  readonly compared: number;
  readonly same: number;
  readonly onlyHere: number;
  readonly different: number;
  /** There, and not known as such: no answer came, or a later one was refused. */
  readonly unsettled: number;
  readonly onlyThere: number;
  /** The first of those only the platform has. */
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly idNumber: string;
    readonly title: string;
    readonly day: CalendarDay;
  }[];
};

/** What somebody wants to send: of an institution and all below it. `states`: waiting, refused and mended, changed since. */
export type UploadChoice = {
  readonly institution: string;
  readonly recordTypes: readonly string[];
  readonly states: readonly ('1' | '4' | '6')[];
  readonly from?: CalendarDay;
  readonly to?: CalendarDay;
  /** Groups of people; none: everybody. */
  readonly conditions?: readonly string[];
};
/** What a task would send, and how many it would leave out and why. */
export type UploadPreview = {
  readonly ready: number;
  /** Archives of the same people that go along, for the platform wants them first. */
  readonly along: number;
  /** People whose archive the platform neither has nor gets: it will refuse what is sent of them. */
  readonly unfiled: number;
  readonly people: number;
  readonly types: readonly { readonly type: string; readonly count: number }[];
  /** Without a name: nobody can send these. */
  readonly accounts: readonly {
    readonly name: string;
    readonly institution: string;
    /** What the institution is called. */
    readonly place: string;
    readonly state: string;
    readonly count: number;
  }[];
  readonly left: { readonly [why in 'lacking' | 'unknown' | 'account' | 'taken' | 'unmended']: number };
  /** By the pace of the last week; missing where there was none. */
  readonly minutes?: number;
};

/** What failed uploads are grouped by. */
export type ErrorsBy = 'code' | 'field' | 'institution' | 'doctor' | 'recordType';

/** Failed uploads of an institution and all below it, by what they are grouped. */
export type ErrorQuestion = { readonly institution: string; readonly by: ErrorsBy };
/** What has failed and waits to be mended, the largest group first, and how the last two weeks went. */
export type UploadErrors = {
  readonly total: number;
  readonly people: number;
  readonly groups: readonly {
    readonly key: string;
    readonly count: number;
    readonly people: number;
    readonly label?: string;
    readonly code?: string;
    readonly recordType?: string;
  }[];
  readonly days: readonly { readonly day: CalendarDay; readonly accepted: number; readonly refused: number }[];
};

/** The ledger of uploads. What rules refuse comes as a sentence; everything else rejects with a `Fault`. */
export interface UploadGateway {
  entry(id: string): Promise<UploadDetail>;
  /** Asks the platform what it holds; the answer is noted. */
  compare(id: string): Promise<Result<UploadDetail, string>>;
  decide(id: string, decision: UploadDecision): Promise<Result<UploadDetail, string>>;
  task(id: string): Promise<UploadTask>;
  steer(id: string, event: TaskEvent): Promise<Result<UploadTask, string>>;
  reconcile(period: UploadPeriod): Promise<Result<Reconciliation, string>>;
  preview(choice: UploadChoice, asker?: Asker): Promise<UploadPreview>;
  errors(question: ErrorQuestion, asker?: Asker): Promise<UploadErrors>;
}
export const UploadGateway = token<UploadGateway>('UploadGateway');
