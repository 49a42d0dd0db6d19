/** Somebody in this window who writes a sheet. */
export type SheetHolder = {
  /** Another window asks for the sheet: what is pending is kept first, then the sheet is given. Never rejects. */
  handOver(): Promise<void>;
  /** It is gone without a question, as this window did not answer: nothing may be written any more. */
  lost(): void;
};

/** A sheet that this window may write. */
export type SheetHold = { release(): void };

/**
 * One sheet is written in one window of a browser at a time. Whoever holds it twice in the same window shares it. A window that dies
 * holds nothing any more.
 */
export interface SheetHolds {
  /** Nothing where another window has the sheet. */
  hold(sheet: string, holder: SheetHolder): Promise<SheetHold | undefined>;
  /** Asks the window that has it to hand it over, and takes it where that one does not answer within seconds. */
  takeOver(sheet: string, holder: SheetHolder): Promise<SheetHold>;
}

/** Where windows cannot agree every one of them writes, as each did before. */
export const EVERYBODY_WRITES: SheetHolds = {
  hold: async () => ({ release: () => undefined }),
  takeOver: async () => ({ release: () => undefined }),
};
