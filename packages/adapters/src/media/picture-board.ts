import type { PicturePlace } from '@gongwei/application/call';
import type { Scope } from '@gongwei/application/shared';
import type { Track } from './capture.ts';
import type { Picture, PlayerBrowser } from './pictures.ts';

export type PictureBoard = {
  show(userId: string | undefined, place: PicturePlace): () => void;
  /** What is to be seen of somebody from now on, wherever they are shown. */
  set(userId: string | undefined, track: Track | undefined, mirrored?: boolean): void;
};

type Seen = { readonly track: Track | undefined; readonly mirrored: boolean };

/** Who is shown where; whoever comes first, the place or the picture, waits for the other. */
export function createPictureBoard(players: Pick<PlayerBrowser, 'picture'>, scope: Scope): PictureBoard {
  const seen = new Map<string | undefined, Seen>();
  const shown = new Map<Picture, string | undefined>();
  return {
    show(userId, place) {
      if (scope.ended) return () => {};
      const picture = players.picture(place);
      shown.set(picture, userId);
      const now = seen.get(userId);
      picture.show(now?.track, now?.mirrored ?? false);
      return scope.onEnd(() => {
        shown.delete(picture);
        picture.remove();
      });
    },
    set(userId, track, mirrored = false) {
      const before = seen.get(userId);
      if (before?.track === track && before?.mirrored === mirrored) return;
      seen.set(userId, { track, mirrored });
      for (const [picture, of] of shown) if (of === userId) picture.show(track, mirrored);
    },
  };
}
