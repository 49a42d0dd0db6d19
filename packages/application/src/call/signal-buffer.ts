import type { CallCommand, CallNews } from '@gongwei/domain/call';
import { Subject, type Observable } from 'rxjs';
import type { Behavior, Scope } from '../shared/index.ts';
import type { SignalPath } from './media-room.port.ts';

type Signal = { readonly from: string; readonly signal: unknown };

/** The way of the media's words for one call. */
type SignalBuffer = {
  readonly path: SignalPath;
  /** The room listens now. */
  ready(): void;
};

/**
 * Words of others come as soon as they are in; the room may still be loading, or not know of them yet. Until both is
 * so, they wait here, in order.
 */
export function createSignalBuffer(needs: {
  readonly scope: Scope;
  readonly callId: string;
  readonly others$: Behavior<readonly string[]>;
  readonly news$: Observable<CallNews>;
  readonly tell: (command: CallCommand) => void;
}): SignalBuffer {
  const { scope, callId, others$, news$, tell } = needs;
  const received$ = new Subject<Signal>();
  let waiting: readonly Signal[] = [];
  let isReady = false;

  const pass = (): void => {
    if (!isReady) return;
    const due = waiting.filter(({ from }) => others$.value.includes(from));
    waiting = waiting.filter((signal) => !due.includes(signal));
    for (const signal of due) received$.next(signal);
  };
  scope.listen(news$, (news) => {
    if (news.news !== 'relayed' || news.callId !== callId) return;
    waiting = [...waiting, { from: news.from, signal: news.signal }];
    pass();
  });
  scope.listen(others$, pass);

  return {
    path: { send: (to, signal) => tell({ do: 'relay', callId, to, signal }), received$ },
    ready() {
      isReady = true;
      pass();
    },
  };
}
