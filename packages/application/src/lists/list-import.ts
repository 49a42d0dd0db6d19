import type { ImportCheck, ImportContent, KnownRows, ListJob } from '@gongwei/domain/lists';
import { createScope, faultOf, type Behavior } from '../shared/index.ts';
import type { FileToRead, ListImports } from './list-imports.port.ts';

/** Where a file stands: chosen, read, looked at, confirmed. `fault`: why the last step did not work. */
export type ListImportState = {
  readonly step: 'choosing' | 'reading' | 'looking' | 'starting' | 'started';
  readonly check?: ImportCheck;
  readonly known: KnownRows;
  /** What the file is of, where the list takes files of several things. */
  readonly content?: ImportContent;
  readonly fault?: unknown;
};

/** A file on its way into a list. */
export interface ListImport {
  readonly state$: Behavior<ListImportState>;
  /** Reads a file in place of the one before. */
  choose(file: FileToRead): void;
  /** Files of something else: one that was looked at is put aside. */
  setContent(content: ImportContent): void;
  /** Hands out the empty workbook. */
  saveTemplate(): void;
  /** What becomes of rows that are there already. */
  setKnown(known: KnownRows): void;
  /** Writes what was looked at, where there is something to write. */
  confirm(): void;
  end(): void;
}

/** How many rows a confirmation would write. */
export const rowsToWrite = ({ check, known }: Pick<ListImportState, 'check' | 'known'>): number =>
  check === undefined ? 0 : check.counts.new + (known === 'update' ? check.counts.known : 0);

/** Takes one file into a list: looked at before anything is written; `started` gets the job that writes it. `contents`: what files may be of. */
export function createListImport(
  imports: ListImports,
  list: string,
  started: (job: ListJob) => void,
  [first]: readonly ImportContent[] = [],
): ListImport {
  const scope = createScope();
  const state$ = scope.behavior<ListImportState>({ step: 'choosing', known: 'skip', ...(first && { content: first }) });
  let turn = 0;
  const busy = (): boolean => state$.value.step === 'starting' || state$.value.step === 'started';
  return {
    state$,
    choose(file) {
      if (busy()) return;
      const mine = ++turn;
      const { check: _before, fault: _failed, ...kept } = state$.value;
      state$.next({ ...kept, step: 'reading' });
      imports.check(list, file, kept.content?.id).then(
        (check) => mine === turn && !scope.ended && state$.next({ ...kept, step: 'looking', check }),
        (thrown: unknown) =>
          mine === turn && !scope.ended && state$.next({ ...kept, step: 'choosing', fault: faultOf(thrown) }),
      );
    },
    setContent(content) {
      if (busy() || content.id === state$.value.content?.id) return;
      turn += 1;
      state$.next({ step: 'choosing', known: state$.value.known, content });
    },
    saveTemplate: () => imports.saveTemplate(list, state$.value.content?.id),
    setKnown: (known) => {
      if (state$.value.step === 'looking') state$.next({ ...state$.value, known });
    },
    confirm() {
      const { step, check, fault: _before, ...kept } = state$.value;
      if (step !== 'looking' || !check || rowsToWrite(state$.value) === 0) return;
      state$.next({ ...kept, step: 'starting', check });
      imports.takeIn(check.id, kept.known).then(
        (job) => {
          started(job);
          if (!scope.ended) state$.next({ ...kept, step: 'started', check });
        },
        (thrown: unknown) => !scope.ended && state$.next({ ...kept, step: 'looking', check, fault: faultOf(thrown) }),
      );
    },
    end: () => scope.end(),
  };
}
