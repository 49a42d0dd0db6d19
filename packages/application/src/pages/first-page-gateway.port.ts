import type { Announcement } from '@gongwei/domain/pages';
import type { Board } from '@gongwei/domain/scheduling';
import { token, type Asker } from '../shared/index.ts';

/** What the server keeps of somebody's first page. */
export interface FirstPageGateway {
  /** Of the user's institution and those above it, the pinned ones first. Rejects with a `Fault`. */
  announcements(): Promise<readonly Announcement[]>;
  /** Notes that the user has read it. */
  read(announcement: string): Promise<void>;
  /** The keys of the entries the user chose, in their order; nothing where they did not. */
  entries(): Promise<readonly string[] | undefined>;
  /** Keeps them; `undefined` is what comes by itself. */
  keepEntries(entries: readonly string[] | undefined): Promise<void>;
  /** How far this year's check-ups of old people are, at an institution and those directly below it. */
  checkUps(institution: string, asker?: Asker): Promise<Board>;
}
export const FirstPageGateway = token<FirstPageGateway>('FirstPageGateway');
