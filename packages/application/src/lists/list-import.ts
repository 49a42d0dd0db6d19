import type { ImportCheck, KnownRows, ListJob } from '@gongwei/domain/lists';
import { createScope, faultOf, type Behavior } from '../shared/index.ts';
import type { FileToRead, ListImports } from './list-imports.port.ts';

/** Where a file stands: chosen, read, looked at, confirmed. `fault`: why the last step did not work. */
export type ListImportState = {
  readonly step: 'choosing' | 'reading' | 'looking' | 'starting' | 'started';
  readonly check?: ImportCheck;
  readonly known: KnownRows;
  readonly fault?: unknown;
};

/** A file on its way into a list. */
export interface ListImport {
  readonly state$: Behavior<ListImportState>;
  /** Reads a file in place of the one before. */
  choose(file: FileToRead): void;
  /** What becomes of rows that are there already. */
  setKnown(known: KnownRows): void;
  /** Writes what was looked at, where there is something to write. */
  confirm(): void;
  end(): void;
}

/** How many rows a confirmation would write. */
export const rowsToWrite = ({ check, known }: Pick<ListImportState, 'check' | 'known'>): number =>
  check === undefined ? 0 : check.counts.new + (known === 'update' ? check.counts.known : 0);

/** Takes one file into a list: looked at before anything is written; `started` gets the job that writes it. */
export function createListImport(imports: ListImports, list: string, started: (job: ListJob) => void): ListImport {
  const scope = createScope();
  const state$ = scope.behavior<ListImportState>({ step: 'choosing', known: 'skip' });
  let turn = 0;
  return {
    state$,
    choose(file) {
      if (state$.value.step === 'starting' || state$.value.step === 'started') return;
      const mine = ++turn;
      const { known } = state$.value;
      state$.next({ step: 'reading', known });
      imports.check(list, file).then(
        (check) => mine === turn && !scope.ended && state$.next({ step: 'looking', check, known }),
        (thrown: unknown) =>
          mine === turn && !scope.ended && state$.next({ step: 'choosing', known, fault: faultOf(thrown) }),
      );
    },
    setKnown: (known) => {
      if (state$.value.step === 'looking') state$.next({ ...state$.value, known });
    },
    confirm() {
      const { step, check, known } = state$.value;
      if (step !== 'looking' || !check || rowsToWrite(state$.value) === 0) return;
      state$.next({ step: 'starting', check, known });
      imports.takeIn(check.id, known).then(
        (job) => {
          started(job);
          if (!scope.ended) state$.next({ step: 'started', check, known });
        },
        (thrown: unknown) => !scope.ended && state$.next({ step: 'looking', check, known, fault: faultOf(thrown) }),
      );
    },
    end: () => scope.end(),
  };
}
