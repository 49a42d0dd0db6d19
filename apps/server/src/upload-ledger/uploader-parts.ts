import type { Database } from '../database/database.port.ts';
import type { ConnectedPlatform } from '../platform/connect-platform.ts';
import type { RandomSource } from '../shared/random-source.ts';
import type { ServerClock } from '../shared/server-clock.ts';
import type { ServerTimers } from '../shared/server-timers.ts';
import type { TellUploads } from './upload-news.ts';

/** What sending needs. `holder` names this process among those of the site. */
export type UploaderParts = ConnectedPlatform & {
  readonly database: Database;
  readonly clock: ServerClock;
  readonly timers: ServerTimers;
  readonly random: RandomSource;
  readonly holder: string;
  /** Told as it happens; whoever listens makes it seldom. */
  readonly tell: TellUploads;
  readonly report: (error: unknown) => void;
};
