import type { FormContext, RecordSnapshot } from '@gongwei/domain/forms';
import type { ConceptValue, Page, ResidentOverview, ResidentQuery, ResidentRow } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { token } from '../shared/index.ts';

/** Everything a form needs to know about the resident it is opened for. */
export type FormBackground = {
  readonly context: FormContext;
  readonly previousRecord?: RecordSnapshot;
  /** Newest value of each concept up to and including the day. */
  readonly concepts: readonly ConceptValue[];
};

/** Residents in the scope of the user's institution. Rejects with a `Fault`. */
export interface ResidentDirectory {
  find(query: ResidentQuery): Promise<Page<ResidentRow>>;
  overview(residentId: string): Promise<ResidentOverview>;
  background(residentId: string, formId: string, on: CalendarDay): Promise<FormBackground>;
  /** Shows a masked value; the server writes the act to its operation log. */
  reveal(residentId: string, what: 'idNumber' | 'phone'): Promise<string>;
}
export const ResidentDirectory = token<ResidentDirectory>('ResidentDirectory');
