import {
  rosterUploadMachine,
  UPLOAD_QUESTION_INTERVAL,
  type RosterRowResult,
  type RosterUploadEvent,
} from '@gongwei/domain/resident';
import { createActor, type SnapshotFrom } from 'xstate';
import { createScope, faultOf, type Clock } from '../shared/index.ts';
import type { ChosenFile, RosterGateway } from './roster-gateway.port.ts';
import type { RosterImportService, RosterImportState } from './roster-import.service.ts';

/** The most the server gives at once. */
const ROWS_AT_ONCE = 200;

/** Does what the upload machine names. Whatever belongs to a file that was left meanwhile says nothing any more. */
export function createRosterImportService(gateway: RosterGateway, clock: Clock): RosterImportService {
  const scope = createScope();
  const state$ = scope.behavior<RosterImportState>({ step: 'idle' });
  let [turn, chosen, cancel] = [0, undefined as ChosenFile | undefined, () => {}];

  /** Sends an event about the present file; `work` belongs to the file it was begun for. */
  const about = (work: () => Promise<RosterUploadEvent>, failed: 'FAILED' | 'UNANSWERED'): void => {
    const mine = turn;
    work().then(
      (event) => mine === turn && actor.send(event),
      (thrown: unknown) => mine === turn && actor.send({ type: failed, fault: faultOf(thrown) }),
    );
  };
  const importId = (): string => actor.getSnapshot().context.status?.id ?? '';
  const upload = async (): Promise<RosterUploadEvent> => {
    const mine = turn;
    const status = await gateway.upload(chosen as ChosenFile, (share) => {
      if (mine === turn) actor.send({ type: 'SENT', share });
    });
    return { type: 'STATUS', status };
  };
  const allRows = async (id: string): Promise<RosterUploadEvent> => {
    const rows: RosterRowResult[] = [];
    for (;;) {
      const page = await gateway.rows(id, { offset: rows.length, limit: ROWS_AT_ONCE });
      rows.push(...page.rows);
      if (page.rows.length === 0 || rows.length >= page.total) return { type: 'ROWS', rows };
    }
  };

  const actor = createActor(
    rosterUploadMachine.provide({
      actions: {
        send: () => about(upload, 'FAILED'),
        wait() {
          cancel = scope.after(clock, UPLOAD_QUESTION_INTERVAL, () => actor.send({ type: 'ASK' }));
        },
        stopWaiting: () => cancel(),
        ask: () => about(async () => ({ type: 'STATUS', status: await gateway.status(importId()) }), 'UNANSWERED'),
        fetchRows: () => about(() => allRows(importId()), 'FAILED'),
      },
    }),
  );
  actor.subscribe((snapshot) => {
    const state = stateOf(snapshot);
    // A question on its way is no news to anybody.
    if (state && !isSame(state, state$.value)) state$.next(state);
  });
  actor.start();
  scope.onEnd(() => actor.stop());

  return {
    state$,
    start(file) {
      turn += 1;
      chosen = file;
      actor.send({ type: 'CHOOSE', file: { name: file.name, size: file.size } });
    },
    reset() {
      turn += 1;
      actor.send({ type: 'RESET' });
    },
    dispose() {
      turn += 1;
      scope.end();
    },
  };
}

const isSame = (a: RosterImportState, b: RosterImportState): boolean =>
  a.step === 'working' && b.step === 'working' && a.status === b.status;

/** `undefined`: nothing new is known until the rows are there. */
function stateOf(snapshot: SnapshotFrom<typeof rosterUploadMachine>): RosterImportState | undefined {
  const { file, share, status, rows, message = '', fault } = snapshot.context;
  if (snapshot.matches('listing')) return undefined;
  if (snapshot.matches('refused')) return { step: 'refused', message };
  if (snapshot.matches('sending')) return { step: 'sending', fileName: file?.name ?? '', share };
  if (snapshot.matches('failed') && fault) return { step: 'failed', fault };
  if (snapshot.matches('done') && status) return { step: 'done', status, rows };
  return snapshot.matches('working') && status ? { step: 'working', status } : { step: 'idle' };
}
