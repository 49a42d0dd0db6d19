type PickerKey =
  | { readonly do: 'open' | 'close' | 'deeper' | 'higher' | 'choose' }
  | { readonly do: 'move'; readonly by: number | 'first' | 'last' };

type Press = { readonly key: string; readonly alt: boolean; readonly ctrl: boolean; readonly shift: boolean };
type Place = { readonly open: boolean; readonly active: boolean; readonly level: boolean };

/**
 * What a key means in the box of a region. While nothing is marked in the list the box is an ordinary line: Enter goes to
 * the next field and leaves what was typed. `level`: the list shows a level, where the side arrows climb and descend.
 */
export function pickerKeyOf({ key, alt, ctrl, shift }: Press, { open, active, level }: Place): PickerKey | undefined {
  if (alt || ctrl) return undefined;
  if (!open) return key === 'ArrowDown' && !shift ? { do: 'open' } : undefined;
  switch (key) {
    case 'Escape':
      return { do: 'close' };
    case 'ArrowDown':
      return active ? { do: 'move', by: 1 } : { do: 'move', by: 'first' };
    case 'ArrowUp':
      return active ? { do: 'move', by: -1 } : { do: 'move', by: 'last' };
    case 'PageDown':
      return { do: 'move', by: 8 };
    case 'PageUp':
      return { do: 'move', by: -8 };
    case 'ArrowRight':
      return level && active ? { do: 'deeper' } : undefined;
    case 'ArrowLeft':
      return level && active ? { do: 'higher' } : undefined;
    case 'Enter':
      return active && !shift ? { do: 'choose' } : undefined;
    default:
      return undefined;
  }
}
