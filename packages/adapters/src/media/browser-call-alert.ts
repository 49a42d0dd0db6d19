import type { AlertSituation, CallAlert } from '@gongwei/application/call';
import { BehaviorSubject } from 'rxjs';

type Notice = Pick<Notification, 'close'> & { onclick: ((event: Event) => unknown) | null };
/** What is used of `Notification`. */
export type BrowserNotices = {
  readonly permission: string;
  requestPermission(): Promise<string>;
  new (title: string, options: NotificationOptions): Notice;
};

type Needs = {
  /** Absent on a page without HTTPS. */
  readonly notices: () => BrowserNotices | undefined;
  /** Tells `visibilitychange`. */
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState' | 'hasFocus'>;
  /** Brings the window to the front. */
  readonly focus: () => void;
};

const SITUATIONS: Readonly<Record<string, AlertSituation>> = { granted: 'on', denied: 'denied', default: 'askable' };

/** Tells of calls by notices of the desktop. */
export function createBrowserCallAlert({ notices, page, focus }: Needs): CallAlert {
  const situation = (): AlertSituation => SITUATIONS[notices()?.permission ?? ''] ?? 'absent';
  const situation$ = new BehaviorSubject(situation());
  const look = (): void => {
    if (situation() !== situation$.value) situation$.next(situation());
  };
  // Permissions are changed in a page of the browser: whoever comes back may have.
  page.addEventListener('visibilitychange', look);

  return {
    situation$,
    async ask() {
      await notices()
        ?.requestPermission()
        .catch(() => undefined);
      look();
    },
    show({ callId, kind, name, from }) {
      let notice: Notice | undefined;
      const close = (): void => {
        notice?.close();
        notice = undefined;
      };
      const follow = (): void => {
        const seen = page.visibilityState === 'visible' && page.hasFocus();
        if (seen) return close();
        const Notices = notices();
        if (notice || !Notices || situation() !== 'on') return;
        try {
          notice = new Notices(kind === 'video' ? '视频来电' : '语音来电', {
            body: `${name}（${from.institutionName}）邀请您${kind === 'video' ? '视频' : '语音'}通话，点此接听或拒绝。`,
            // One for all windows in which it rings.
            tag: callId,
            requireInteraction: true,
          });
          notice.onclick = () => {
            focus();
            close();
          };
        } catch {
          // Browsers of phones have notices for service workers only: it rings all the same.
        }
      };
      follow();
      page.addEventListener('visibilitychange', follow);
      return () => {
        page.removeEventListener('visibilitychange', follow);
        close();
      };
    },
  };
}
