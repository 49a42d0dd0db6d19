import type { SessionService, SessionState } from '../identity/session.service.ts';
import type { NoticeService } from './notice.service.ts';

/** Code of a notice after which the work goes on. */
const INFORMING = 101;

/** Shows what the server has to say to whoever logs in (`tsmap`); a reload does not say it again. */
export function announceAtLogIn(session: SessionService, notices: NoticeService): void {
  let before: SessionState['status'] = 'unknown';
  session.state$.subscribe((state) => {
    if (state.status === 'logged-in' && before === 'logging-in' && state.session.notice) {
      const { title, text } = state.session.notice;
      notices.announce({ code: INFORMING, title, message: text });
    }
    before = state.status;
  });
}
