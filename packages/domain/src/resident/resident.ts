import type { NoNumberReason } from './no-number.rules.ts';
import type { RecordSummary } from '../forms/index.ts';
import type { CalendarDay, Json, ToldDay } from '../shared/index.ts';

/** Sex as the identity number tells it. */
export type Sex = 'male' | 'female';

/** Confirmed diseases that put a resident under management or count as key population. */
export const KNOWN_CONDITIONS = [
  'hypertension',
  'diabetes',
  'psychosis',
  'tuberculosis',
  'copd',
  'coronary-heart-disease',
  'stroke',
  'tumour',
] as const;
/** A disease or a group of people the list of residents marks. */
export type KnownCondition = (typeof KNOWN_CONDITIONS)[number];

/** Codes of dictionaries/archive-status: 1 in care, 2 moved out, 3 dead, 4 lost, 5 refused, 6 duplicate, 9 ended otherwise. */
export const ARCHIVE_STATUSES = ['1', '2', '3', '4', '5', '6', '9'] as const;
/** State of a resident’s file. */
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];

/** The master data of a resident; kept in step with the archive's personal-information form. */
export type Resident = {
  readonly id: string;
  readonly archiveNumber: string;
  readonly name: string;
  readonly sex: Sex;
  /** Absent for who may only look: they are told the age. */
  readonly birthDate?: CalendarDay;
  /** Completed years today, in place of the birth date. */
  readonly age?: number;
  /** Completed months below three years, in place of the birth date. */
  readonly ageMonths?: number;
  /** Masked as `110105********002X` unless revealed by an audited act; `110105************` for who may only look; '' for who has none yet. */
  readonly idNumber: string;
  /** Why there is no identity number; absent where there is one. */
  readonly noNumber?: NoNumberReason;
  /** Masked as `139****0001` unless revealed; `13*********` for who may only look. */
  readonly phone?: string;
  readonly address?: string;
  readonly villageCode: string;
  readonly villageName: string;
  /** Absent where the town's health centre is not named after it. */
  readonly townshipName?: string;
  readonly institutionCode: string;
  readonly institutionName: string;
  readonly doctorId?: string;
  readonly doctorName?: string;
  readonly conditions: readonly KnownCondition[];
  readonly status: ArchiveStatus;
  /** The month alone for who may only look: a newborn's file may be opened at once, and numbers of files are in their order. */
  readonly filedOn: ToldDay;
};

/** A row of the resident list. Age in completed years today. */
export type ResidentRow = Pick<
  Resident,
  | 'id'
  | 'archiveNumber'
  | 'name'
  | 'sex'
  | 'birthDate'
  | 'ageMonths'
  | 'idNumber'
  | 'phone'
  | 'address'
  | 'villageName'
  | 'institutionName'
  | 'doctorName'
  | 'conditions'
  | 'status'
  | 'filedOn'
> & {
  readonly age: number;
  readonly lastCheckUpOn?: CalendarDay;
  readonly nextFollowUpOn?: CalendarDay;
  /** Days the next follow-up is late, 0 where it is not. */
  readonly overdueDays: number;
};

/** What residents are sorted by: the one place that names it. */
export const RESIDENT_SORTS = ['name', 'age', 'archiveNumber', 'filedOn', 'lastCheckUpOn', 'nextFollowUpOn'] as const;
/** What the list of residents can be sorted by. */
export type ResidentSort = (typeof RESIDENT_SORTS)[number];

/**
 * `text`: the beginning of a name, of a given name or of the pinyin initials of either, an identity number (whole or from 4 digits on), an archive number
 * (whole, or its last 8), or a whole telephone number. Without `sort` whose file the user opened lately comes first, then names before given names.
 */
export type ResidentQuery = {
  readonly text?: string;
  readonly institutionCode?: string;
  readonly villageCode?: string;
  readonly sex?: Sex;
  readonly minAge?: number;
  readonly maxAge?: number;
  readonly condition?: KnownCondition;
  readonly status?: ArchiveStatus;
  /** Only those whose responsible doctor is the user. */
  readonly mine?: boolean;
  readonly due?: 'follow-up-overdue' | 'follow-up-due' | 'check-up-missing-this-year';
  readonly sort?: { readonly by: ResidentSort; readonly descending?: boolean };
  readonly offset: number;
  readonly limit: number;
};

/** Some rows, and how many there are in all. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** Something that should be done for a resident. */
export type DueItem = {
  /** The programme whose visit is planned, or the form that is missing. */
  readonly kind: string;
  readonly title: string;
  readonly formId: string;
  /** Where it is done, of what is no sheet to be filled in: the action of a list on a sheet that is there. */
  readonly path?: string;
  /** Both absent where a birth follows from the day and the reader may only look. `overdueDays` is positive when late. */
  readonly dueOn?: CalendarDay;
  readonly overdueDays?: number;
  /** The first day on which the visit counts, where it has a window. */
  readonly fromOn?: CalendarDay;
  readonly reason: string;
};

/** Points of one clinical concept over time, oldest first. */
export type ConceptSeries = {
  readonly concept: string;
  readonly points: readonly {
    readonly on: ToldDay;
    readonly value: number;
    readonly recordId: string;
    /** The sheet it was written on. */
    readonly formId: string;
  }[];
};

/** The last known value of a concept, with where it came from. */
export type ConceptValue = {
  readonly concept: string;
  readonly value: Json;
  readonly on: ToldDay;
  readonly formId: string;
  readonly formTitle: string;
  readonly recordId: string;
};

/** A call between staff about a resident. */
export type ResidentCall = {
  readonly callId: string;
  readonly kind: 'audio' | 'video';
  readonly on: CalendarDay;
  /** ISO 8601. */
  readonly startedAt: string;
  /** Of the talk. */
  readonly seconds: number;
  /** Names of those who talked, the caller first. */
  readonly participants: readonly string[];
  /** What they wrote about it; '' for nothing. */
  readonly note: string;
  /** What the reader wrote, '' for nothing: there where it is theirs to write, as that of who called. */
  readonly ownNote?: string;
};

/** One sheet of the archive page: who, what was recorded, what is due, how the values went. */
export type ResidentOverview = {
  readonly resident: Resident;
  readonly timeline: readonly RecordSummary[];
  readonly due: readonly DueItem[];
  readonly series: readonly ConceptSeries[];
  /** Newest first. */
  readonly calls?: readonly ResidentCall[];
};
