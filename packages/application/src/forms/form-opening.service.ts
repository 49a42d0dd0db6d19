import { BehaviorSubject } from 'rxjs';
import { createScope, listened, type Behavior, type Scope } from '../shared/index.ts';
import type { FormSessions, FormSession, OpenForm } from './form-session.service.ts';

/** A sheet that is being opened, is open, or could not be (`failure`: a `Fault`). */
export type Opening =
  | { readonly step: 'opening' }
  | { readonly step: 'open'; readonly session: FormSession }
  | { readonly step: 'failed'; readonly failure: unknown };

/** A form that is open while somebody looks at it. */
export interface FormOpening {
  readonly state$: Behavior<Opening>;
  retry(): void;
}

/**
 * Opens a form for its first listener and closes it with the last: then it writes its draft by itself, also what comes late, as
 * waiting for a browser storage that hangs would keep it alive for ever.
 */
export function createFormOpening(desk: FormSessions, asked: OpenForm): FormOpening {
  const state$ = new BehaviorSubject<Opening>({ step: 'opening' });
  let wanted = asked;
  let life: Scope | undefined;
  let turn = createScope();
  const open = (): void => {
    turn.end();
    if (!life || life.ended) return;
    const scope = createScope();
    turn = scope;
    life.onEnd(() => scope.end());
    if (state$.value.step !== 'opening') state$.next({ step: 'opening' });
    desk.open(wanted).then(
      (session) => {
        scope.onEnd(() => session.dispose());
        scope.listen(session.place$, (place) => {
          if (place !== 'back') return;
          // What another window began or stored meanwhile is gone on with, not a new one.
          if (!asked.recordId) wanted = { ...wanted, sheet: session.recordId };
          open();
        });
        if (!scope.ended) state$.next({ step: 'open', session });
      },
      (failure: unknown) => {
        if (!scope.ended) state$.next({ step: 'failed', failure });
      },
    );
  };
  return {
    state$: listened(state$, (scope) => {
      life = scope;
      open();
    }),
    retry: open,
  };
}

/** The same by the JSON of what is asked for: as text it tells by itself whether another form is asked for. */
export const formOpeningOf = (desk: FormSessions, asked: string): FormOpening =>
  createFormOpening(desk, JSON.parse(asked) as OpenForm);
