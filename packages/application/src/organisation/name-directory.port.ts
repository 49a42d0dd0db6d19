import { token } from '../shared/index.ts';

/** Codes and identifiers as answers hold them; each list at most a hundred long. */
export type NamesWanted = {
  readonly regions?: readonly string[];
  readonly institutions?: readonly string[];
  readonly users?: readonly string[];
  /** As the reader may have them; who is not in their scope is named so. */
  readonly residents?: readonly string[];
};

/** The words behind what a record stores: also those of institutions above one's own and of doctors elsewhere. */
export interface NameDirectory {
  /** Names by code or identifier; unknown ones are absent. Rejects with a `Fault`. */
  namesOf(wanted: NamesWanted): Promise<{ readonly [code: string]: string }>;
}
export const NameDirectory = token<NameDirectory>('NameDirectory');
