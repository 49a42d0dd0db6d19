import { token } from '../shared/index.ts';

/** Something worth a look, for whoever has another program before them. `tag`: one for all windows that tell of it. */
export type DesktopNotice = { readonly tag: string; readonly title: string; readonly onPick: () => void };

/** Tells on the desktop, where the user allowed it and does not look at the page. Never throws. */
export interface DesktopNotices {
  show(notice: DesktopNotice): void;
}
export const DesktopNotices = token<DesktopNotices>('DesktopNotices');
