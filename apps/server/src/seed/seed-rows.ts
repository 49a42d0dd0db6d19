import type { Answers } from '@gongwei/domain/forms';
import type { Institution } from '@gongwei/domain/organisation';
import type { Resident } from '@gongwei/domain/resident';
import type { CalendarDay, JsonObject } from '@gongwei/domain/shared';

/** Role codes of the permission matrix. */
export type SeedRole =
  | 'SYS'
  | 'PRV'
  | 'CTY'
  | 'CNT'
  | 'CN2'
  | 'TWN'
  | 'PHS'
  | 'DOC'
  | 'CHK'
  | 'LAB'
  | 'MCH'
  | 'MEN'
  | 'ENT'
  | 'UPL'
  | 'SMP'
  | 'VIL'
  | 'VEW';

export type SeedInstitution = Institution & {
  readonly kind:
    | 'health-bureau'
    | 'county-hospital'
    | 'disease-control-centre'
    | 'maternal-child-hospital'
    | 'township-centre'
    | 'village-clinic';
};

export type SeedUser = {
  readonly id: string;
  /** Staff number shown as `usercode`. */
  readonly code: string;
  readonly username: string;
  readonly name: string;
  readonly roles: readonly SeedRole[];
  readonly institutionCode: string;
  /** One of the accounts whose name and password `npm start` prints; only these can log in. */
  readonly demo: boolean;
};

/** A resident with the unmasked number and phone. Institution and village have the same 12-digit code. */
export type SeedResident = Omit<Resident, 'institutionName' | 'doctorId' | 'doctorName' | 'filedOn'> & {
  readonly filedOn: CalendarDay;
  readonly birthDate: CalendarDay;
  readonly institutionName: string;
  readonly doctorId: string;
  readonly doctorName: string;
};

export type SeedRecord = {
  readonly id: string;
  readonly formId: string;
  readonly formVersion: number;
  readonly subjectId: string;
  readonly institutionCode: string;
  readonly occurredOn: CalendarDay;
  readonly data: Answers;
  /**
   * There where `data` is only what was typed: the form proposes, computes and ordinarily finds the rest when the sheet is
   * loaded. `previous`: facts of earlier sheets it reads; `updatedOn`: when it was last changed, if later.
   */
  readonly typed?: { readonly previous?: JsonObject; readonly updatedOn?: CalendarDay };
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly createdBy: string;
  readonly createdByName: string;
};

/** What is known of one resident: the master data and every record, oldest first. */
export type SeedFile = { readonly resident: SeedResident; readonly records: readonly SeedRecord[] };
