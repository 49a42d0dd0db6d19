import type { KnownCondition, RosterEntry } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';

/** Who imports, and below which institution the residents are filed. */
export type RosterUser = { readonly id: string; readonly name: string; readonly institutionCode: string };

/** The parts of a stored resident that a roster row can repeat or change. `idNumber` is unmasked, 18 characters. */
export type StoredResident = {
  readonly id: string;
  readonly idNumber: string;
  readonly name: string;
  readonly sex: RosterEntry['sex'];
  readonly birthDate: CalendarDay;
  readonly phone?: string;
  readonly address?: string;
  readonly villageCode: string;
  readonly villageName: string;
  readonly institutionCode: string;
};

export type FoundResident = StoredResident & { readonly inScope: boolean };

/** A village a roster row may name. `code` has 12 digits, so that an archive number is `code` and five digits. */
export type VillageChoice = { readonly code: string; readonly name: string; readonly institutionCode: string };

export type NewResident = RosterEntry & {
  readonly id: string;
  /** 17 digits, taken by `reserveArchiveNumbers`. */
  readonly archiveNumber: string;
  readonly villageCode: string;
  readonly villageName: string;
  readonly institutionCode: string;
  readonly filedOn: CalendarDay;
  readonly conditions: readonly KnownCondition[];
};

/** What a roster may change of a stored resident. */
export type RosterFields = { readonly name?: string; readonly phone?: string; readonly address?: string };

/** Only what differs from the stored resident. */
export type ResidentChange = RosterFields & { readonly id: string };
