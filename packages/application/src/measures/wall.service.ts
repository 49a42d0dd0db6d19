import type { WallFeeds, WallNumbers, WallPlace } from '@gongwei/domain/measures';
import { token, type Behavior } from '../shared/index.ts';

/** How old what stands on the wall is: over ten minutes late, over thirty old. */
export type WallAge = 'fresh' | 'late' | 'old';

/** What stands on the wall, and how old it is. */
export type WallState = {
  /** The last good answers; they stay while newer ones fail. */
  readonly numbers?: WallNumbers;
  readonly feeds?: WallFeeds;
  readonly age: WallAge;
  /** Hours and minutes, as the server's clock has them. */
  readonly now: Date;
  /** Whether the last attempt failed. */
  readonly away: boolean;
  /** One institution after the other by itself. */
  readonly rotating: boolean;
  /** The institution it began with, and those below it: where a wall can go. */
  readonly home?: WallPlace;
  readonly around: readonly WallPlace[];
};

/** 智慧大屏, for as long as somebody listens. It asks again by itself, for ever. */
export interface Wall {
  readonly state$: Behavior<WallState>;
  /** Shows an institution, `undefined` the one it began with. What goes by itself waits a minute. */
  look(institution: string | undefined): void;
  rotate(on: boolean): void;
}

/** Opens 智慧大屏; it lives as long as somebody listens. */
export interface Walls {
  open(): Wall;
}
export const Walls = token<Walls>('Walls');
