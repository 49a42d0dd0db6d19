/** A key as the browser tells of it. */
export type Key = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
};

/** A piece of what was typed: text, and whether Enter came behind it. */
export type Piece = { readonly text: string; readonly enter: boolean };

const ENTER = 'Enter';

/** Whether a key writes something or ends it, as those of a scanner do; short cuts and an input method go their own ways. */
export const writes = ({ key, ctrlKey, altKey, metaKey, isComposing }: Key): boolean =>
  !ctrlKey && !altKey && !metaKey && !isComposing && (key === ENTER || [...key].length === 1);

/** The first piece of the keys, and the keys behind it. */
export function firstPiece(keys: readonly string[]): { readonly piece: Piece; readonly rest: readonly string[] } {
  const end = keys.indexOf(ENTER);
  const text = keys.slice(0, end === -1 ? keys.length : end).join('');
  return { piece: { text, enter: end !== -1 }, rest: end === -1 ? [] : keys.slice(end + 1) };
}
