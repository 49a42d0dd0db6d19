import { rosterUploadMachine, UPLOAD_QUESTION_INTERVAL, type RosterUploadEvent } from '@gongwei/domain/resident';
import { createActor, type SnapshotFrom } from 'xstate';
import { createScope, faultOf, type Clock } from '../shared/index.ts';
import type { ChosenFile, RosterGateway } from './roster-gateway.port.ts';
import type { RosterImportService, RosterImportState } from './roster-import.service.ts';

/** Does what the upload machine names. Whatever belongs to a file that was left meanwhile says nothing any more. */
export function createRosterImportService(gateway: RosterGateway, clock: Clock): RosterImportService {
  const scope = createScope();
  const state$ = scope.behavior<RosterImportState>({ step: 'idle' });
  let [turn, chosen, cancel] = [0, undefined as ChosenFile | undefined, () => {}];

  /** Sends an event about the present file; `work` belongs to the file it was begun for. */
  const about = (work: () => Promise<RosterUploadEvent>, failed: 'FAILED' | 'UNANSWERED'): void => {
    const mine = turn;
    // Work begins after the machine has settled: nothing of it runs inside of a transition.
    void Promise.resolve()
      .then(work)
      .then(
        (event) => mine === turn && actor.send(event),
        (thrown: unknown) => {
          const fault = faultOf(thrown);
          // An import that is not there will not be there the next time either.
          const type = failed === 'UNANSWERED' && fault.category !== 'network' ? 'FAILED' : failed;
          if (mine === turn) actor.send({ type, fault });
        },
      );
  };
  const importId = (): string => actor.getSnapshot().context.importId ?? '';
  const upload = async (): Promise<RosterUploadEvent> => {
    const mine = turn;
    const status = await gateway.upload(chosen as ChosenFile, (share) => {
      if (mine === turn) actor.send({ type: 'SENT', share });
    });
    return { type: 'STATUS', status };
  };

  const actor = createActor(
    rosterUploadMachine.provide({
      actions: {
        send: () => about(upload, 'FAILED'),
        wait() {
          cancel = scope.after(clock, UPLOAD_QUESTION_INTERVAL, () => actor.send({ type: 'ASK' }));
        },
        stopWaiting: () => cancel(),
        ask: ({ context }) =>
          about(async () => ({ type: 'STATUS', status: await gateway.status(context.importId ?? '') }), 'UNANSWERED'),
        demand({ context: { importId: id = '', request } }) {
          // An answer to a question asked before would show a state that is past.
          turn += 1;
          if (request) about(async () => ({ type: 'STATUS', status: await gateway.demand(id, request) }), 'FAILED');
        },
      },
    }),
  );
  actor.subscribe((snapshot) => {
    const state = stateOf(snapshot);
    // A question on its way is no news to anybody.
    if (!isSame(state, state$.value)) state$.next(state);
  });
  actor.start();
  scope.onEnd(() => actor.stop());
  const anew = (event: RosterUploadEvent): void => {
    turn += 1;
    actor.send(event);
  };

  return {
    state$,
    start(file) {
      chosen = file;
      anew({ type: 'CHOOSE', file: { name: file.name, size: file.size } });
    },
    open(id) {
      if (importId() !== id) anew({ type: 'OPEN', importId: id });
    },
    demand: (request) => actor.send({ type: 'REQUEST', request }),
    retry: () => anew(importId() === '' ? { type: 'RESET' } : { type: 'OPEN', importId: importId() }),
    reset: () => anew({ type: 'RESET' }),
    dispose() {
      turn += 1;
      scope.end();
    },
  };
}

const isSame = (a: RosterImportState, b: RosterImportState): boolean =>
  a.step === 'open' && b.step === 'open' && a.status === b.status && a.asked === b.asked && a.fault === b.fault;

function stateOf(snapshot: SnapshotFrom<typeof rosterUploadMachine>): RosterImportState {
  const { file, share, status, request, importId, message = '', fault } = snapshot.context;
  if (snapshot.matches('refused')) return { step: 'refused', message };
  if (snapshot.matches('sending')) return { step: 'sending', fileName: file?.name ?? '', share };
  if (snapshot.matches('failed') && fault) return { step: 'failed', fault, importId };
  if (status) return { step: 'open', status, asked: request?.kind, fault };
  return importId === undefined ? { step: 'idle' } : { step: 'opening', importId };
}
