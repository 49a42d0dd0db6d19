import type { Result } from '@gongwei/domain/shared';
import type { Observable } from 'rxjs';
import { faultOf, type Behavior, type Scope } from '../shared/index.ts';
import type { Shown } from './upload-desk.service.ts';

export type Look<Value> = {
  readonly shown$: Behavior<Shown<Value>>;
  reload(): void;
  act(work: () => Promise<Result<Value, string>>): Promise<boolean>;
  end(): void;
};

/** Shows the newest answer to `load`, asks again with `changed$`, and does one thing at a time; an answer that comes late is dropped. */
export function createLook<Value>(
  scope: Scope,
  load?: () => Promise<Value>,
  changed$?: Observable<unknown>,
): Look<Value> {
  const shown$ = scope.behavior<Shown<Value>>({ busy: false });
  let turn = 0;
  const show = (change: Shown<Value>): void => {
    if (!scope.ended) shown$.next(change);
  };
  /** What was shown stays in sight beside what went wrong. */
  const last = (): { readonly value?: Value } => {
    const { value } = shown$.value;
    return value === undefined ? {} : { value };
  };
  const refusedBefore = (): { readonly refused?: string } => {
    const { refused } = shown$.value;
    return refused === undefined ? {} : { refused };
  };
  const failed = (thrown: unknown): void => show({ ...last(), busy: false, fault: faultOf(thrown) });

  const reload = (): void => {
    // Whatever is being done brings its own answer.
    if (!load || shown$.value.busy) return;
    const mine = (turn += 1);
    load().then(
      (value) => mine === turn && show({ ...refusedBefore(), busy: false, value }),
      (thrown: unknown) => mine === turn && failed(thrown),
    );
  };
  if (changed$) scope.listen(changed$, reload);
  reload();

  return {
    shown$,
    reload,
    async act(work) {
      if (shown$.value.busy) return false;
      const mine = (turn += 1);
      show({ ...last(), busy: true });
      try {
        const answer = await work();
        if (mine !== turn) return false;
        show(answer.ok ? { busy: false, value: answer.value } : { ...last(), busy: false, refused: answer.failure });
        return answer.ok;
      } catch (thrown) {
        failed(thrown);
        return false;
      }
    },
    end: () => scope.end(),
  };
}
