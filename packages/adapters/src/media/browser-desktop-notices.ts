import type { DesktopNotices } from '@gongwei/application/reminders';
import type { BrowserNotices } from './browser-call-alert.ts';

type Needs = {
  /** Absent on a page without HTTPS. */
  readonly notices: () => BrowserNotices | undefined;
  readonly page: Pick<Document, 'visibilityState' | 'hasFocus'>;
  /** Brings the window to the front. */
  readonly focus: () => void;
};

/** Notices of the desktop; nobody is asked for leave here. */
export const createBrowserDesktopNotices = ({ notices, page, focus }: Needs): DesktopNotices => ({
  show({ tag, title, onPick }) {
    const Notices = notices();
    if (Notices?.permission !== 'granted' || (page.visibilityState === 'visible' && page.hasFocus())) return;
    try {
      const notice = new Notices(title, { body: '点此查看', tag });
      notice.onclick = () => {
        focus();
        notice.close();
        onPick();
      };
    } catch {
      // Browsers of phones have notices for service workers only: the badge counts all the same.
    }
  },
});
