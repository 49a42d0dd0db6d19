import type { CalendarDay } from '../shared/index.ts';

/** Something an institution tells its staff and those below it, as somebody sees it on their first page. */
export type Announcement = {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** The name of the institution that tells it. */
  readonly institution: string;
  /** Local time, `2026-06-15T09:00`; empty where it is not known. */
  readonly publishedAt: string;
  /** The last day it is shown. */
  readonly validTo: CalendarDay;
  readonly top: boolean;
  /** How many have read it. */
  readonly readers: number;
  /** Whether whoever asks has. */
  readonly read: boolean;
};

/** So many of an institution's announcements stand above the others at a time. */
export const MOST_PINNED = 3;

/** Whether one more would be too many, where `pinned` others are. */
export const pinnedTooMany = (pinned: number): boolean => pinned >= MOST_PINNED;
