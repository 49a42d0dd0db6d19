import type { ArchiveHook } from './ports/archive-hook.port.ts';
import type { Counters } from './ports/counters.port.ts';
import type { DiskRoom } from './database/disk-room.ts';
import type { Database } from './database/database.port.ts';
import type { AccountSettings } from './identity/account-settings.ts';
import type { Leadership } from './ports/leadership.port.ts';
import type { MessageBus } from './ports/message-bus.port.ts';
import type { ExceptionFile } from './ports/exception-file.port.ts';
import type { FactsWriter } from './ports/facts.port.ts';
import type { NumberHook } from './ports/number-hook.port.ts';
import type { PrintHook } from './ports/print-hook.port.ts';
import type { ReviewHook } from './ports/review-hook.port.ts';
import type { FormLibrary } from './ports/form-library.port.ts';
import type { RandomSource } from './shared/random-source.ts';
import type { ServerClock } from './shared/server-clock.ts';
import type { ServerTimers } from './shared/server-timers.ts';
import type { UploadDesk } from './uploads/upload-desk.ts';

/** What every route may use. */
export type ServerContext = {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  /** Between the processes of the site. */
  readonly bus: MessageBus;
  readonly leadership: Leadership;
  readonly random: RandomSource;
  readonly forms: FormLibrary;
  /** Kept in step by whoever changes a resident or what is recorded of one. */
  readonly facts: FactsWriter;
  /** What follows where a resident's file gets another status. */
  readonly archiveHooks: readonly ArchiveHook[];
  /** What follows where a file without an identity number gets one. */
  readonly numberHooks: readonly NumberHook[];
  /** What follows where pages of a check-up were printed. */
  readonly printHooks: readonly PrintHook[];
  /** What follows where the review of a check-up is withdrawn. */
  readonly reviewHooks: readonly ReviewHook[];
  /** Of the disk the site writes to; where nobody says, nobody is warned. */
  readonly diskRoom?: () => Promise<DiskRoom | undefined>;
  /** Why there is no backup of today, in a sentence; nothing where all is well. */
  readonly backupTrouble?: () => string | undefined;
  /** For failures the database cannot take now; without one they are only answered. */
  readonly exceptions?: ExceptionFile;
  readonly accounts: AccountSettings;
  /** Where files are taken in. */
  readonly uploads: UploadDesk;
  /** The folder that keeps packages of 版本控制. */
  readonly packageFolder: string;
  /** Decides where numbers are rounded for who may not open their people; the same in all processes of the site. */
  readonly roundingKey: Uint8Array;
  /** How often something was tried, in all processes of the site. */
  readonly counters: Counters;
};
