import type { RecordChoice } from '@gongwei/paper';

/** Somebody whose pages are printed; the name is known where a list handed them over. */
export type PrintedPerson = { readonly id: string; readonly name?: string };

/** What is to be printed, and of whom. */
export type PrintRequest = {
  readonly people: readonly PrintedPerson[];
  /** Names of print pages. */
  readonly pages: readonly string[];
  readonly choice: RecordChoice;
};
