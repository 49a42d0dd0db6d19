/**
 * Marks sections as left, so that they show what they lack, which moves the page. While the mouse is down that waits: the
 * option under the pointer would slip away between press and release, and the click would hit nothing.
 */
export function createSectionLeaving() {
  let pressing = false;
  const waiting = new Set<HTMLElement>();
  const mark = (section: HTMLElement): void => {
    section.dataset['left'] = '';
  };
  const release = (): void => {
    pressing = false;
    // The click comes right behind the release.
    setTimeout(() => {
      waiting.forEach(mark);
      waiting.clear();
    }, 0);
  };
  return {
    /** A button of the mouse, a pen or a finger went down. */
    press(): void {
      pressing = true;
      for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, release, { once: true });
    },
    leave(section: HTMLElement): void {
      if (pressing) waiting.add(section);
      else mark(section);
    },
  };
}
