import type { IdSource } from '../shared/index.ts';

/** The save whose answer has not come yet. Drafts keep its id, so that a repeat after a crash is the same save. */
export type SaveInFlight = {
  readonly id: string | undefined;
  /** The id to send under; `repeated`: it was sent before. */
  begin(): { readonly id: string; readonly repeated: boolean };
  /** It was answered, or is not gone on with: the next one is a new save. */
  end(): void;
};

export function createSaveInFlight(ids: IdSource, known: string | undefined): SaveInFlight {
  let id = known;
  return {
    get id() {
      return id;
    },
    begin() {
      const repeated = id !== undefined;
      id ??= ids.next();
      return { id, repeated };
    },
    end() {
      id = undefined;
    },
  };
}
