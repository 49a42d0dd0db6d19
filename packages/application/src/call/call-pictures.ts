import type { MediaRoom, PicturePlace } from './media-room.port.ts';

type Hung = { readonly userId: string | undefined; readonly place: PicturePlace; stop?: (() => void) | undefined };

/** Places for pictures that the page has already hung up when the room opens, and keeps when it closes. */
export function createCallPictures() {
  const hung = new Set<Hung>();
  let room: MediaRoom | undefined;
  const draw = (one: Hung): void => {
    one.stop = room?.show(one.userId, one.place);
  };
  return {
    enter(entered: MediaRoom): void {
      room = entered;
      hung.forEach(draw);
    },
    leave(): void {
      room = undefined;
      for (const one of hung) {
        one.stop?.();
        one.stop = undefined;
      }
    },
    show(userId: string | undefined, place: PicturePlace): () => void {
      const one: Hung = { userId, place };
      hung.add(one);
      draw(one);
      return () => {
        if (hung.delete(one)) one.stop?.();
      };
    },
  };
}
