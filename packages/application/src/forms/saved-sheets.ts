import { Subject, type Observable } from 'rxjs';
import { token } from '../shared/index.ts';

/** A sheet that was stored for the first time, with nothing typed since. */
export type SavedSheet = { readonly subjectId: string; readonly formId: string; readonly recordId: string };

/** A sheet that is open in this window. */
export type OpenSheet = Pick<SavedSheet, 'subjectId'> & {
  /** Whether it has answers nobody has saved. */
  readonly isUnsaved: () => boolean;
};

/** Tells what was filled in, by whichever way the save got through: a press, or the form's own repetition of it; and what is not saved yet. */
export interface SavedSheets {
  readonly news$: Observable<SavedSheet>;
  tell(sheet: SavedSheet): void;
  /** Those that are open: whoever opens one puts it here, and takes it out. */
  readonly open: Set<OpenSheet>;
}
export const SavedSheets = token<SavedSheets>('SavedSheets');

/** News of the sheets of a window; what was told before somebody listens is not repeated. */
export function createSavedSheets(): SavedSheets {
  const news$ = new Subject<SavedSheet>();
  return { news$, tell: (sheet) => news$.next(sheet), open: new Set() };
}
