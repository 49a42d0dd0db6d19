import type { KnownCondition, Page, RosterEntry, RosterImport, RosterRowResult } from '@gongwei/domain/resident';
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

/** Only what differs from the stored resident. */
export type ResidentChange = {
  readonly id: string;
  readonly name?: string;
  readonly phone?: string;
  readonly address?: string;
  readonly villageCode?: string;
  readonly villageName?: string;
  readonly institutionCode?: string;
};

/** Master data of residents, as far as an import reads and writes it. Every call is limited to the user's scope. */
export interface ResidentWriter {
  /** Villages below the user's institution, in code order. */
  villages(user: RosterUser): Promise<readonly VillageChoice[]>;
  /** Residents with one of these unmasked numbers, whoever keeps them; `inScope` is false for another institution's. */
  findByIdNumbers(
    user: RosterUser,
    idNumbers: readonly string[],
  ): Promise<readonly (StoredResident & { readonly inScope: boolean })[]>;
  /** The next free archive numbers of a village (12 digits); never handed out twice, not even after an abort. */
  reserveArchiveNumbers(villageCode: string, count: number): Promise<readonly string[]>;
  /** Writes both lists in one transaction, each resident with a line in the operation log. At most 500 of each. */
  save(user: RosterUser, inserts: readonly NewResident[], updates: readonly ResidentChange[]): Promise<void>;
}

/** One page of import results. */
export type RosterRowQuery = {
  readonly outcome?: RosterRowResult['outcome'];
  readonly offset: number;
  readonly limit: number;
};

/** What becomes of an import: its progress, its rows and its check file. Kept until somebody clears them up. */
export interface RosterStore {
  create(user: RosterUser, started: RosterImport): Promise<void>;
  update(state: RosterImport): Promise<void>;
  /** `undefined` where it does not exist or belongs to an institution outside of the user's scope. */
  find(user: RosterUser, importId: string): Promise<RosterImport | undefined>;
  addRows(importId: string, rows: readonly RosterRowResult[]): Promise<void>;
  rows(importId: string, query: RosterRowQuery): Promise<Page<RosterRowResult>>;
  putCheckFile(importId: string, bytes: Uint8Array): Promise<void>;
  checkFile(importId: string): Promise<Uint8Array | undefined>;
}
