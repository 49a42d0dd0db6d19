import type { SessionService, SessionState } from '../identity/session.service.ts';
import type { Notice, NoticeService } from './notice.service.ts';

/** Milliseconds a PC may be wrong before its user is told. The server's time is used however little it differs. */
const TOLERATED = 5 * 60_000;

type Needs = {
  readonly session: SessionService;
  readonly notices: NoticeService;
  /** Milliseconds the server is ahead of the PC. */
  readonly ask: () => Promise<number>;
  readonly setOffset: (milliseconds: number) => void;
};

/**
 * Takes the server's time over after each log-in and reload; until then, and without an answer, the PC's counts. Whoever logs in
 * is told once that the PC is wrong; a reload does not say it again.
 */
export function followServerTime({ session, notices, ask, setOffset }: Needs): void {
  let before: SessionState['status'] = 'unknown';
  let told = false;
  const take = async (reloaded: boolean): Promise<void> => {
    const offset = await ask();
    setOffset(offset);
    const notice = told || reloaded ? undefined : wrongClockNotice(offset);
    if (!notice) return;
    told = true;
    notices.announce(notice);
  };
  session.state$.subscribe(({ status }) => {
    // Without an answer the next log-in asks again.
    if (status === 'logged-in' && before !== 'logged-in') take(before === 'resuming').catch(() => undefined);
    before = status;
  });
}

/** What to tell about a PC that is so far off; nothing where nobody would notice. */
export function wrongClockNotice(offset: number): Notice | undefined {
  if (Math.abs(offset) <= TOLERATED) return undefined;
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const far =
    minutes < 120
      ? `${minutes} 分钟`
      : minutes < 2 * 1_440
        ? `${Math.round(minutes / 60)} 小时`
        : `${Math.round(minutes / 1_440)} 天`;
  return {
    code: 101,
    message: `本机时间比服务器${offset > 0 ? '慢' : '快'}约 ${far}。系统已按服务器时间记录日期，请校准本机时间。`,
  };
}
