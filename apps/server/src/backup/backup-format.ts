/**
 * A backup is a gzip stream of lines. Its first begins with `#`, the others of the backup itself with `\\#`; all others are rows, as
 * PostgreSQL's `COPY` writes them in its text form: no value passes through JavaScript, so none is rounded, and either database reads
 * it. A row never begins with `\\#`, for `COPY` writes no such escape. See docs/adr/0019-backups-of-our-own.md.
 */
export const FORMAT = 2;
/** The format before: all lines of the backup itself began with `#`, and rows were JSON objects. It is still read. */
export const FORMAT_OF_JSON = 1;

/** The first line. */
export type Head = {
  readonly kind: 'backup';
  readonly product: 'gongwei';
  readonly format: number;
  /** Of the product that wrote it. */
  readonly version: string;
  /** Numbers of the migrations its schema had. */
  readonly schema: readonly number[];
  /** ISO 8601, UTC: everything stands as it was then. */
  readonly createdAt: string;
  readonly database: 'embedded' | 'server';
};

export type Mark =
  | Head
  /** Rows of the table follow. */
  | {
      readonly kind: 'table';
      readonly name: string;
      /** In the order of a row's values; not in the format before, whose rows name them. */
      readonly columns?: readonly string[];
    }
  /** They are complete. `sha256`: of the row lines, each with its line feed, in hex. */
  | { readonly kind: 'end'; readonly name: string; readonly rows: number; readonly sha256: string }
  | { readonly kind: 'sequence'; readonly name: string; readonly value: string; readonly called: boolean }
  /** A file of the data folder; `content` in base64. */
  | { readonly kind: 'file'; readonly name: string; readonly content: string; readonly sha256: string }
  /** The last line: without it the backup is cut off. */
  | { readonly kind: 'done'; readonly tables: number; readonly rows: number };

/** What a line of the backup itself begins with, by format. */
export const beginningOf = (format: number): string => (format === FORMAT_OF_JSON ? '#' : '\\#');

export const markLine = (mark: Mark): string =>
  `${mark.kind === 'backup' ? '#' : beginningOf(FORMAT)}${JSON.stringify(mark)}\n`;

/** A trouble with a backup, told to the person at the terminal in one sentence with the next step. */
export type BackupTrouble = Error & { readonly code: 'BACKUP_TROUBLE' };

export const backupTrouble = (sentence: string): BackupTrouble =>
  Object.assign(new Error(sentence), { code: 'BACKUP_TROUBLE' as const });

export const isBackupTrouble = (error: unknown): error is BackupTrouble =>
  (error as { code?: unknown } | undefined)?.code === 'BACKUP_TROUBLE';

export const damaged = (what: string): BackupTrouble =>
  backupTrouble(`备份文件不完整或已损坏（${what}），没有改动任何数据。请换一份备份再试。`);
