/** A failure of the server as it is kept; without personal data. */
export type ExceptionEntry = {
  readonly id: string;
  readonly at: string;
  readonly code: string;
  readonly route: string;
  readonly message: string;
  readonly stack: string | null;
  readonly userId: string | null;
};

/** Where failures are kept while the database cannot take them: the number a user was told must stand somewhere. */
export type ExceptionFile = {
  /** Never fails: what the disk does not take is kept in memory. */
  append(entries: readonly ExceptionEntry[]): Promise<void>;
  /** Everything kept, which is now the caller's: what they cannot put elsewhere they append again. */
  take(): Promise<readonly ExceptionEntry[]>;
};
