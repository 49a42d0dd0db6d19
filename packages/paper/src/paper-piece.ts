/** What a line of the official sheet consists of. `field` is the key whose answer it prints. */
export type Piece =
  /** `whole`: no line may end within a word of it. */
  | { readonly kind: 'text'; readonly text: string; readonly whole?: boolean }
  /** A fill-in on a line of `width` characters; 0: no line. `more`: mark of the continuation where the answer was cut. */
  | {
      readonly kind: 'fill';
      readonly field: string;
      readonly text: string;
      readonly width: number;
      readonly more?: string;
    }
  | { readonly kind: 'option'; readonly code: string; readonly label: string; readonly chosen: boolean }
  /** Words that are ringed, or whose box is ticked, where they are the answer. */
  | {
      readonly kind: 'ring';
      readonly field: string;
      readonly code: string;
      readonly text: string;
      readonly chosen: boolean;
    }
  | { readonly kind: 'code'; readonly field: string; readonly code: string }
  /** An archive number, its last eight digits in boxes. */
  | { readonly kind: 'digits'; readonly field: string; readonly number: string }
  /** `alone`: the sheet prints words of its own for the codes. */
  | {
      readonly kind: 'boxes';
      readonly field: string;
      readonly codes: readonly string[];
      readonly count: number;
      readonly alone?: boolean;
    }
  | { readonly kind: 'teeth'; readonly field: string; readonly quadrants: readonly [string, string, string, string] }
  /** `large`: a picture to be looked at; otherwise a signature. */
  | { readonly kind: 'picture'; readonly field: string; readonly sources: readonly string[]; readonly large: boolean };

/** Answers that did not fit, in the order they were met. */
export type Overflow = { readonly mark: string; readonly label: string; readonly text: string };

/** Cuts an answer to what its place holds; the whole of it goes to the continuation sheet under a number. */
export function fitted(
  text: string,
  capacity: number,
  label: () => string,
  overflow: Overflow[] | undefined,
): { readonly text: string; readonly more?: string } {
  if (text.length <= capacity || !overflow) return { text };
  const mark = String(overflow.length + 1);
  overflow.push({ mark, label: label(), text });
  return { text: text.slice(0, Math.max(0, capacity - 4)), more: mark };
}
