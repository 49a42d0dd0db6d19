import { useEffect, useState, type RefObject } from 'react';

export type PictureWindow = { readonly on: boolean; readonly toggle: () => void };

/** The picture of one of the others in a small window above all programs; `undefined` where there is no picture or the browser cannot. */
export function usePictureWindow(
  box: RefObject<HTMLElement | null>,
  userId: string | undefined,
): PictureWindow | undefined {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const changed = (): void => setOn(document.pictureInPictureElement !== null);
    document.addEventListener('enterpictureinpicture', changed, true);
    document.addEventListener('leavepictureinpicture', changed, true);
    return () => {
      document.removeEventListener('enterpictureinpicture', changed, true);
      document.removeEventListener('leavepictureinpicture', changed, true);
      if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => undefined);
    };
  }, []);
  if (userId === undefined || !document.pictureInPictureEnabled) return undefined;
  const toggle = (): void => {
    const video = box.current?.querySelector<HTMLVideoElement>(`[data-user="${CSS.escape(userId)}"] video`);
    const done = document.pictureInPictureElement ? document.exitPictureInPicture() : video?.requestPictureInPicture();
    // No picture has arrived yet: there is nothing to show.
    void done?.catch(() => undefined);
  };
  return { on, toggle };
}
