import { BehaviorSubject, type Observable } from 'rxjs';
import type { Behavior } from './behavior.ts';
import type { Clock } from './clock.port.ts';

/**
 * A lifetime. Everything made in a scope ends with it, last made first ended. A scope that has ended takes nothing
 * on any more: what is handed to it then is ended at once, so that a late answer cannot bring a dead service back.
 */
export interface Scope {
  readonly ended: boolean;
  /** How many things still live in it; 0 after `end`. */
  readonly size: number;
  /** Runs `release` when the scope ends; the returned function runs it now and forgets it. */
  onEnd(release: () => void): () => void;
  /** Listens until the scope ends. */
  listen<Value>(source: Observable<Value>, next: (value: Value) => void): () => void;
  /** A timer that does not outlive the scope. */
  after(clock: Clock, milliseconds: number, run: () => void): () => void;
  /** A value of the scope's service; completed at the end, so that readers let go. */
  behavior<Value>(initial: Value): BehaviorSubject<Value>;
  /** The newest value of a stream, `initial` until the first one. */
  behaviorOf<Value>(source: Observable<Value>, initial: Value): Behavior<Value>;
  end(): void;
}

/** Who waits for an answer, e.g. a page. When they are gone it is waited for no longer: the request is cut off. */
export type Asker = Pick<Scope, 'ended' | 'onEnd'>;

/** A lifetime that begins now. */
export function createScope(): Scope {
  const releases = new Set<() => void>();
  let ended = false;

  const onEnd: Scope['onEnd'] = (release) => {
    if (ended) {
      release();
      return () => {};
    }
    const once = () => {
      if (releases.delete(once)) release();
    };
    releases.add(once);
    return once;
  };

  const scope: Scope = {
    get ended() {
      return ended;
    },
    get size() {
      return releases.size;
    },
    onEnd,
    listen(source, next) {
      const subscription = source.subscribe((value) => {
        if (!ended) next(value);
      });
      const forget = onEnd(() => subscription.unsubscribe());
      subscription.add(forget);
      return forget;
    },
    after(clock, milliseconds, run) {
      if (ended) return () => {};
      const forget = onEnd(() => cancel());
      const cancel = clock.after(milliseconds, () => {
        forget();
        run();
      });
      return forget;
    },
    behavior(initial) {
      const subject = new BehaviorSubject(initial);
      onEnd(() => subject.complete());
      return subject;
    },
    behaviorOf(source, initial) {
      const subject = scope.behavior(initial);
      scope.listen(source, (value) => subject.next(value));
      return subject;
    },
    end() {
      if (ended) return;
      ended = true;
      for (const release of [...releases].reverse()) release();
    },
  };
  return scope;
}
