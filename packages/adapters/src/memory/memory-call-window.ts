import type { CallSignalling, LineState } from '@gongwei/application/call';
import type { Clock } from '@gongwei/application/shared';
import type { CallAnswer, CallCommand, CallNews } from '@gongwei/domain/call';
import { fault, type Fault } from '@gongwei/domain/shared';
import { BehaviorSubject, Subject } from 'rxjs';

/** Milliseconds after which a question without an answer fails, as in the real channel. */
const ANSWER_TIME = 10_000;

const noLine = (): Fault =>
  fault({ code: 'realtime.timeout', category: 'network', message: '网络连接失败，请检查网络连接' });

/** What a window is to the exchange. */
export type MemoryCallWindow = {
  readonly userId: string;
  readonly device: string;
  readonly signalling: CallSignalling;
  isLoggedIn: boolean;
  /** Told at once, or when the line is back. */
  readonly told: (news: CallNews) => void;
  readonly line$: BehaviorSubject<LineState>;
  /** `forgotten`: the server began anew meanwhile. */
  readonly restore: (forgotten: boolean) => void;
  /** How often calls were watched closely, ended ones taken off. */
  readonly isWatchedClosely: () => boolean;
};

type Ask = {
  readonly command: CallCommand;
  readonly answer: (answer: CallAnswer) => void;
  readonly refuse: () => void;
};

/** One window's end of the exchange: lossless and in order, also over a drop. */
export function createMemoryCallWindow(needs: {
  readonly userId: string;
  readonly device: string;
  readonly clock: Clock;
  readonly handle: (window: MemoryCallWindow, command: CallCommand) => CallAnswer;
  readonly left: (window: MemoryCallWindow) => void;
}): MemoryCallWindow {
  const { userId, device, clock, handle, left } = needs;
  const line$ = new BehaviorSubject<LineState>('down');
  const [news$, begun$] = [new Subject<CallNews>(), new Subject<void>()];
  const [asks, inbox] = [new Set<Ask>(), [] as CallNews[]];
  let closely = false;

  const isUp = (): boolean => line$.value === 'up';
  const serve = (ask: Ask): void => {
    // As on a line: nothing is answered in the moment in which it is asked.
    void Promise.resolve().then(() => {
      if (isUp() && asks.delete(ask)) ask.answer(handle(window, ask.command));
    });
  };
  const deliver = (): void => {
    void Promise.resolve().then(() => {
      while (isUp() && inbox.length > 0) news$.next(inbox.shift() as CallNews);
    });
  };

  const window: MemoryCallWindow = {
    userId,
    device,
    isLoggedIn: false,
    line$,
    told(news) {
      inbox.push(news);
      deliver();
    },
    restore(forgotten) {
      line$.next('up');
      const before = [...asks];
      if (forgotten) {
        inbox.length = 0;
        begun$.next();
      }
      before.forEach(serve);
      deliver();
    },
    isWatchedClosely: () => closely,
    signalling: {
      line$,
      news$,
      begun$,
      tell: (command) =>
        new Promise((resolve, reject) => {
          if (line$.value === 'down') return reject(noLine());
          const cancel = clock.after(ANSWER_TIME, () => ask.refuse());
          const ask: Ask = {
            command,
            answer(answer) {
              cancel();
              resolve(answer);
            },
            refuse() {
              cancel();
              asks.delete(ask);
              reject(noLine());
            },
          };
          asks.add(ask);
          serve(ask);
        }),
      watchClosely(on) {
        closely = on;
      },
      open() {
        if (line$.value === 'down') line$.next('up');
      },
      close() {
        if (line$.value === 'down') return;
        // What was said before good-bye is heard; nobody is left to hear the answers.
        for (const ask of asks) {
          if (isUp()) handle(window, ask.command);
          ask.refuse();
        }
        if (isUp()) left(window);
        line$.next('down');
        inbox.length = 0;
      },
    },
  };
  return window;
}
