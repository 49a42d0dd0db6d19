import { Subject, type Observable } from 'rxjs';
import { token } from '../shared/index.ts';

/** A sheet that was stored for the first time, with nothing typed since. */
export type SavedSheet = { readonly subjectId: string; readonly formId: string; readonly recordId: string };

/** Tells what was filled in, by whichever way the save got through: a press, or the form's own repetition of it. */
export interface SavedSheets {
  readonly news$: Observable<SavedSheet>;
  tell(sheet: SavedSheet): void;
}
export const SavedSheets = token<SavedSheets>('SavedSheets');

/** News of saved sheets within a window; what was told before somebody listens is not repeated. */
export function createSavedSheets(): SavedSheets {
  const news$ = new Subject<SavedSheet>();
  return { news$, tell: (sheet) => news$.next(sheet) };
}
