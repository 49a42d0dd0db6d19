import type { ArchiveEvent, ArchiveEventType, ArchiveStatus } from '@gongwei/domain/resident';
import type { CalendarDay, Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

/** What became of a file: its status (code of 档案状态), and how many records went with it. */
export type ArchiveEventDone = {
  readonly status: ArchiveStatus;
  /** Records that changed their file, of a merger and its undoing. */
  readonly moved?: number;
  /** What became of appointments. */
  readonly told?: string;
};

/** Fields of the file that is given up which the kept one may take over. */
export type TakenField = 'phone' | 'address';
type Sheets = readonly { readonly formId: string; readonly title: string; readonly count: number }[];

/** What is kept of a person beside their sheets: an appointment, a contact with somebody who was invited, a swab, a call, a doctor standing in. */
export type BesideKind = 'appointment' | 'contact' | 'sample' | 'call' | 'stand-in';

/** What a merger would do. Values are masked as far as the reader's are. */
export type MergePreview = {
  /** Records that go over to the kept file. */
  readonly moves: Sheets;
  /** Sheets of which a person has one, and the kept file has it: they stay, to be looked up. */
  readonly stays: Sheets;
  /** What is kept beside the sheets: how many of each kind go over, and how many stay with the file that is given up; a live appointment that stays is cancelled with it. */
  readonly beside: readonly { readonly kind: BesideKind; readonly goes: number; readonly stays: number }[];
  /** Where the files say different things. */
  readonly conflicts: readonly { readonly field: TakenField; readonly kept: string; readonly given: string }[];
};

/** What became of a file once. `at`: the instant it was written down, `on`: the day it is true of. */
export type PastArchiveEvent = {
  readonly id: string;
  readonly type: ArchiveEventType;
  readonly from: ArchiveStatus;
  readonly to: ArchiveStatus;
  readonly on: CalendarDay;
  readonly at: string;
  readonly byName: string;
  /** Of the merger that a file has ended with: the one that is kept, where the reader sees it. */
  readonly keptId?: string;
};

/** What becomes of residents' files: moving away, death, being lost, and the ways back. Rejects with a `Fault`. */
export interface ArchiveEvents {
  /** `id`: of this one asking; sent again it is answered, not done again. Refused with a sentence for staff, where the file's state or what was filled in does not allow it; asked about (`ask`), where a death is dated before a stored visit: done once this very sentence is confirmed, another one is asked anew. */
  apply(
    residentId: string,
    id: string,
    event: ArchiveEvent,
    /** `take`: of a merger, what the kept file takes over. `confirmed`: the sentence of the question that was read and holds all the same. */
    more?: { readonly take?: readonly TakenField[]; readonly confirmed?: string },
  ): Promise<Result<ArchiveEventDone, { readonly message: string; readonly ask?: true }>>;
  /** What would become of the file if it went into `keptId`. */
  previewMerge(residentId: string, keptId: string, asker?: Asker): Promise<MergePreview>;
  /** What became of the file, newest first. */
  past(residentId: string, asker?: Asker): Promise<readonly PastArchiveEvent[]>;
}
export const ArchiveEvents = token<ArchiveEvents>('ArchiveEvents');
