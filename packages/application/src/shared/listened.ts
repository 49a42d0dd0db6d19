import { Observable, type BehaviorSubject } from 'rxjs';
import type { Behavior } from './behavior.ts';
import { createScope, type Scope } from './scope.ts';

/** A value that is kept up to date only while somebody listens: `begin` runs for the first listener, its scope ends with the last. */
export function listened<Value>(subject: BehaviorSubject<Value>, begin: (scope: Scope) => void): Behavior<Value> {
  let listeners = 0;
  let scope: Scope | undefined;
  const source = new Observable<Value>((listener) => {
    listeners += 1;
    if (!scope) {
      scope = createScope();
      begin(scope);
    }
    const listening = subject.subscribe(listener);
    return () => {
      listening.unsubscribe();
      listeners -= 1;
      if (listeners > 0) return;
      scope?.end();
      scope = undefined;
    };
  });
  return Object.defineProperty(source, 'value', { get: () => subject.value }) as Behavior<Value>;
}
