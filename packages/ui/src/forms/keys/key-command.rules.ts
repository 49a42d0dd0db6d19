type KeyCommand =
  | {
      readonly do:
        | 'next'
        | 'back'
        | 'save'
        | 'keys'
        | 'index'
        | 'previous'
        | 'normal'
        | 'carry'
        | 'meter'
        | 'follow'
        | 'clear'
        | 'newline'
        | 'section-next'
        | 'section-back'
        | 'errors'
        | 'row-add'
        | 'row-remove'
        | 'row-up'
        | 'row-down';
    }
  | { readonly do: 'digit'; readonly digit: string }
  | { readonly do: 'move'; readonly by: 1 | -1 };

export type KeyPress = { readonly key: string; readonly ctrl: boolean; readonly alt: boolean; readonly shift: boolean };

/** Where the key was pressed: in a choice, a line for words, a line for numbers or days, or none of these. */
export type KeyPlace = {
  readonly kind: 'choice' | 'words' | 'long-words' | 'figures' | 'other';
  readonly empty: boolean;
  /** All that stands in the line is selected: the next key takes its place. */
  readonly selected?: boolean;
  readonly multi: boolean;
  /** In a cell of a table, whose rows have keys of their own. */
  readonly table?: boolean;
};

/** What a key means in the form; `undefined` where the browser should do what it always does. */
export function commandOf(press: KeyPress, place: KeyPlace): KeyCommand | undefined {
  if (press.key === 'F1') return { do: 'keys' };
  const row = place.table ? ofRow(press) : undefined;
  if (row) return row;
  if (press.ctrl) return withCtrl(press, place);
  if (press.alt) return withAlt(press.key);
  if (press.key === 'Enter') {
    if (place.kind === 'other') return undefined;
    return { do: press.shift ? 'back' : 'next' };
  }
  if (place.kind === 'choice') return inChoice(press.key, place);
  // No number and no day begins with it, so that over one that is selected it means what it means in an empty line.
  const open = place.empty || (place.kind === 'figures' && place.selected === true);
  if (press.key === '=' && open && place.kind !== 'other') return { do: 'previous' };
  const writing = place.kind === 'words' || place.kind === 'long-words';
  if (press.key === '/' && !writing) return { do: 'index' };
  if (press.key === '?' && !writing) return { do: 'keys' };
  return undefined;
}

function ofRow({ key, ctrl, alt }: KeyPress): KeyCommand | undefined {
  if (ctrl && key === 'Enter') return { do: 'row-add' };
  if ((ctrl || alt) && key === 'Delete') return { do: 'row-remove' };
  if (alt && key === 'ArrowUp') return { do: 'row-up' };
  if (alt && key === 'ArrowDown') return { do: 'row-down' };
  return undefined;
}

function withCtrl(press: KeyPress, place: KeyPlace): KeyCommand | undefined {
  if (press.key.toLowerCase() === 's') return { do: 'save' };
  if (press.key === 'Enter') return place.kind === 'long-words' ? { do: 'newline' } : { do: 'save' };
  return undefined;
}

const ALT: { readonly [key: string]: KeyCommand } = {
  l: { do: 'previous' },
  n: { do: 'normal' },
  k: { do: 'carry' },
  m: { do: 'meter' },
  p: { do: 'follow' },
  i: { do: 'index' },
  e: { do: 'errors' },
  arrowdown: { do: 'section-next' },
  arrowup: { do: 'section-back' },
};

const withAlt = (key: string): KeyCommand | undefined => ALT[key.toLowerCase()];

function inChoice(key: string, place: KeyPlace): KeyCommand | undefined {
  if (/^[0-9]$/.test(key)) return { do: 'digit', digit: key };
  if (key === 'Backspace' || key === 'Delete') return { do: 'clear' };
  if (key === '=') return { do: 'previous' };
  if (key === '/') return { do: 'index' };
  if (key === '?') return { do: 'keys' };
  // Radios move by arrows natively; check boxes are one stop of the tab order and move here.
  if (place.multi && (key === 'ArrowRight' || key === 'ArrowDown')) return { do: 'move', by: 1 };
  if (place.multi && (key === 'ArrowLeft' || key === 'ArrowUp')) return { do: 'move', by: -1 };
  return undefined;
}
