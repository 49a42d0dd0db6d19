import type { FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import type {
  ConceptSeries,
  ConceptValue,
  Page,
  ResidentOverview,
  ResidentQuery,
  ResidentRow,
} from '@gongwei/domain/resident';
import type { CalendarDay, Result } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** Everything a form needs to know about the resident it is opened for. */
export type FormBackground = {
  readonly context: FormContext;
  readonly previousRecord?: RecordSnapshot;
  /** Newest value of each concept up to and including the day. */
  readonly concepts: readonly ConceptValue[];
};

/** What is known of somebody who gets a file. Sex and birthday follow from the number; without a village the user's own is meant. */
export type NewResident = {
  readonly name: string;
  readonly idNumber: string;
  readonly villageCode?: string;
  readonly phone?: string;
  readonly address?: string;
};

/** `warnings`: sentences about what was mended or should be looked at. */
export type CreatedResident = {
  readonly id: string;
  readonly archiveNumber: string;
  readonly warnings: readonly string[];
};

/** Why nobody was created, field by field; `existingId`: somebody with this number is there already. */
export type NewResidentRefusal = {
  readonly fields: readonly { readonly field: keyof NewResident; readonly message: string }[];
  readonly existingId?: string;
};

/** Residents in the scope of the user's institution. Rejects with a `Fault`. */
export interface ResidentDirectory {
  find(query: ResidentQuery): Promise<Page<ResidentRow>>;
  overview(residentId: string): Promise<ResidentOverview>;
  background(residentId: string, formId: string, on: CalendarDay): Promise<FormBackground>;
  /** How these concepts went, whatever sheet they stand on; the newest 200 points of each, oldest first. One without points is left out. */
  series(residentId: string, concepts: readonly string[]): Promise<readonly ConceptSeries[]>;
  /** Shows a masked value; the server writes the act to its operation log. */
  reveal(residentId: string, what: 'idNumber' | 'phone'): Promise<string>;
  /** Opens a file. Safe to repeat: the second time it is refused with the `existingId` of the first. */
  create(resident: NewResident): Promise<Result<CreatedResident, NewResidentRefusal>>;
}
export const ResidentDirectory = token<ResidentDirectory>('ResidentDirectory');
