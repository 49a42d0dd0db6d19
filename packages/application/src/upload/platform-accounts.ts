import { accountRowMachine, type AccountRowEvent, type PlatformAccount } from '@gongwei/domain/upload';
import { createActor, type ActorRefFrom } from 'xstate';
import type { SessionService, SessionState } from '../identity/session.service.ts';
import { createScope, faultOf } from '../shared/index.ts';
import type { PlatformAccountRow, PlatformAccounts, PlatformAccountsState } from './platform-accounts.service.ts';
import type { PlatformGateway } from './platform-gateway.port.ts';

type Row = { readonly id: string; readonly actor: ActorRefFrom<typeof accountRowMachine> };

const MODES = { readOnly: 'reading', editing: 'editing', saving: 'saving' } as const;
/** Another person or another institution has other accounts. */
const placeOf = (state: SessionState): string =>
  state.status === 'logged-in' ? `${state.session.user.id} ${state.session.institution.code}` : '';

/** Accounts of the upload platform for the institution one works for; another person or institution begins anew. */
export function createPlatformAccounts(gateway: PlatformGateway, session: SessionService): PlatformAccounts {
  const scope = createScope();
  const state$ = scope.behavior<PlatformAccountsState>({ step: 'unasked' });
  let rows: readonly Row[] = [];
  let [told, turn, made] = [undefined as string | undefined, 0, 0];
  let place = placeOf(session.state$.value);

  const show = (): void =>
    state$.next({ step: 'here', rows: rows.flatMap(shownRow), ...(told !== undefined && { told }) });
  const forget = (): void => {
    for (const { actor } of rows) actor.stop();
    [rows, told] = [[], undefined];
  };
  const busy = (): boolean => rows.some(({ actor }) => actor.getSnapshot().value !== 'readOnly');
  const send = (id: string, event: AccountRowEvent): void => rows.find((row) => row.id === id)?.actor.send(event);

  const rowOf = (account: PlatformAccount): Row => {
    const id = String((made += 1));
    const actor = createActor(
      accountRowMachine.provide({
        actions: {
          submit(_, { account: old, draft }) {
            const state = session.state$.value;
            const openid = state.status === 'logged-in' ? state.session.user.openid : undefined;
            gateway.change(old, draft, openid === undefined ? {} : { openid }).then(
              (answer) =>
                send(id, answer.ok ? { type: 'SAVED', ...answer.value } : { type: 'REFUSED', ...answer.failure }),
              (thrown: unknown) => send(id, { type: 'REFUSED', message: faultOf(thrown).message }),
            );
          },
          tell: (_, { message }) => void (told = message),
        },
      }),
      { input: account },
    );
    actor.subscribe({
      next: (snapshot) => {
        if (snapshot.status === 'done') rows = rows.filter((row) => row.id !== id);
        if (rows.some((row) => row.id === id) || snapshot.status === 'done') show();
      },
    });
    return { id, actor };
  };

  scope.listen(session.state$, (state) => {
    if (placeOf(state) === place) return;
    place = placeOf(state);
    turn += 1;
    forget();
    state$.next({ step: 'unasked' });
  });
  scope.onEnd(forget);

  return {
    state$,
    async load() {
      const state = session.state$.value;
      if (state.status !== 'logged-in' || busy()) return;
      const mine = (turn += 1);
      if (state$.value.step !== 'here') state$.next({ step: 'asking' });
      try {
        const accounts = await gateway.wrongAccounts(state.session.institution);
        // A row may have been opened since it was asked.
        if (mine !== turn || busy()) return;
        forget();
        rows = accounts.map(rowOf);
        for (const { actor } of rows) actor.start();
        show();
      } catch (thrown) {
        if (mine === turn) state$.next({ step: 'failed', fault: faultOf(thrown) });
      }
    },
    edit: (id) => send(id, { type: 'EDIT' }),
    cancel: (id) => send(id, { type: 'CANCEL' }),
    type: (id, field, text) => send(id, { type: 'TYPE', field, text }),
    leave: (id, field) => send(id, { type: 'LEAVE', field }),
    submit(id) {
      told = undefined;
      for (const row of rows) if (id === undefined || row.id === id) row.actor.send({ type: 'SAVE' });
    },
    close() {
      told = undefined;
      for (const { actor } of rows) actor.send({ type: 'CANCEL' });
    },
    dispose: () => scope.end(),
  };
}

function shownRow({ id, actor }: Row): readonly PlatformAccountRow[] {
  const { value, context } = actor.getSnapshot();
  if (value === 'gone') return [];
  const { account, draft, problems, refusal } = context;
  return [{ id, account, mode: MODES[value], draft, problems, ...(refusal !== undefined && { refusal }) }];
}
