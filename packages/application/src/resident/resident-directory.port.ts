import type { FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import type {
  ConceptSeries,
  ConceptValue,
  NoNumberReason,
  Page,
  ResidentOverview,
  ResidentQuery,
  ResidentRow,
  ResidentView,
  Sex,
} from '@gongwei/domain/resident';
import type { CalendarDay, Result } from '@gongwei/domain/shared';
import { token, type Asker } from '../shared/index.ts';

/** Everything a form needs to know about the resident it is opened for. */
export type OpeningData = {
  readonly context: FormContext;
  readonly previousRecord?: RecordSnapshot;
  /** Newest value of each concept up to and including the day. */
  readonly concepts: readonly ConceptValue[];
};

/**
 * What is known of somebody who gets a file. Sex and birthday follow from the number, or are said with the reason why there is none (`idNumber` is ''
 * then); without a village the user's own is meant.
 */
export type NewResident = {
  readonly name: string;
  readonly idNumber: string;
  readonly noNumber?: NoNumberReason;
  readonly sex?: Sex;
  readonly birthDate?: CalendarDay;
  /** The question that was asked, as it was read: this is another person, or the file moves in. */
  readonly apart?: string;
  readonly villageCode?: string;
  readonly phone?: string;
  readonly address?: string;
  /** Whose child it is: village, telephone and address that are not given are hers, and the two files belong together at once. */
  readonly motherId?: string;
};

/** `warnings`: sentences about what was mended or should be looked at. */
export type CreatedResident = {
  readonly id: string;
  readonly archiveNumber: string;
  readonly warnings: readonly string[];
};

/** Why nobody was created, field by field; `existingId`: somebody with this number is there already. `question`: whether it is
 * somebody else, or (`movesIn`) whether the file another institution let go is taken over. */
export type NewResidentRefusal = {
  readonly fields: readonly { readonly field: keyof NewResident; readonly message: string }[];
  readonly existingId?: string;
  readonly question?: string;
  readonly movesIn?: true;
};

/**
 * Why a number was not taken: `question` asks whether sex and birth date of the number hold, `existingId` is whose number it is.
 */
export type NumberRefusal = { readonly message: string; readonly question?: boolean; readonly existingId?: string };

/** A masked answer of a sheet: stored in a record, or told to the form when it was opened for a day. */
export type MaskedAnswer = {
  readonly formId: string;
  readonly field: string;
  readonly mask: string;
  readonly recordId?: string;
  readonly on?: CalendarDay;
};

/** Residents in the scope of the user's institution. Rejects with a `Fault`. A question whose `asker` is gone is cut off. */
export interface ResidentDirectory {
  find(query: ResidentQuery, asker?: Asker): Promise<Page<ResidentRow>>;
  overview(residentId: string, asker?: Asker): Promise<ResidentOverview>;
  /** Numbers masked, unless it is for `print`, which the server writes down. */
  background(residentId: string, formId: string, on: CalendarDay, purpose?: 'print'): Promise<OpeningData>;
  /** How these concepts went, whatever sheet they stand on; the newest 200 points of each, oldest first. One without points is left out. */
  series(residentId: string, concepts: readonly string[], asker?: Asker): Promise<readonly ConceptSeries[]>;
  /** Shows a masked value; the server writes the act to its operation log. */
  reveal(residentId: string, what: 'idNumber' | 'phone' | MaskedAnswer): Promise<string>;
  /** Who opened the file and its sheets, the newest first; for who keeps the archive. At most 200 at a time. */
  viewsOf(
    residentId: string,
    page: { readonly offset: number; readonly limit: number },
    asker?: Asker,
  ): Promise<Page<ResidentView>>;
  /** Opens a file. Safe to repeat: the second time it is refused with the `existingId` of the first. */
  create(resident: NewResident): Promise<Result<CreatedResident, NewResidentRefusal>>;
  /** Gives a file without an identity number its number. Safe to repeat. `confirmed`: the question that was read and answered with yes. */
  giveNumber(residentId: string, idNumber: string, confirmed?: string): Promise<Result<true, NumberRefusal>>;
}
export const ResidentDirectory = token<ResidentDirectory>('ResidentDirectory');
