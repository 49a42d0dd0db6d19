import { addToClientLog, type ClientLogEntry } from '@gongwei/domain/shell';
import { isFault } from '@gongwei/domain/shared';
import { filter } from 'rxjs';
import { createScope, type Clock } from '../shared/index.ts';
import { STORED } from '../shared/storage-catalogue.ts';
import type { StoredItems } from '../shared/stored-items.service.ts';
import type { ErrorLog, TroubleSource } from './error-log.service.ts';
import type { ShellGateway } from './shell-gateway.port.ts';

type Needs = {
  readonly stored: StoredItems;
  readonly gateway: ShellGateway;
  readonly clock: Clock;
  /** Address of the present page. */
  readonly address: () => string;
};

/** Keeps what went wrong in this browser, without personal data, until it is sent or cleared. `address` tells the page it happened on. */
export function createErrorLog({ stored, gateway, clock, address }: Needs): ErrorLog {
  const scope = createScope();
  const entries$ = scope.behavior<readonly ClientLogEntry[]>(stored.read(STORED.log) ?? []);
  const known = new WeakSet();
  scope.listen(stored.changedElsewhere$.pipe(filter((name) => name === STORED.log.name)), () =>
    entries$.next(stored.read(STORED.log) ?? []),
  );
  const keep = (entries: readonly ClientLogEntry[]): void => {
    if (entries.length === 0) stored.remove(STORED.log);
    else stored.write(STORED.log, entries);
    entries$.next(entries);
  };
  return {
    entries$,
    add(failure, source, info = '') {
      if (typeof failure === 'object' && failure !== null) {
        if (known.has(failure)) return;
        known.add(failure);
      }
      const entry = { ...wordsOfTrouble(failure, source), info, url: address(), time: clock.now().toISOString() };
      keep(addToClientLog(entries$.value, entry));
    },
    async upload() {
      if (entries$.value.length > 0) await gateway.sendErrorLog(entries$.value);
    },
    clear: () => keep([]),
    dispose: () => scope.end(),
  };
}

function wordsOfTrouble(failure: unknown, source: TroubleSource): Pick<ClientLogEntry, 'type' | 'message' | 'stack'> {
  // A fault's sentence is Chinese and would not survive cleaning; its code says the same.
  if (isFault(failure)) return { type: source, message: failure.code, stack: '' };
  if (!(failure instanceof Error))
    return { type: source, message: typeof failure === 'string' ? failure : '', stack: '' };
  return { type: source, message: `${failure.name}: ${failure.message}`, stack: failure.stack ?? '' };
}
