export type CallKey = 'microphone' | 'camera' | 'screen' | 'full' | 'picture';

type Press = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing?: boolean;
};

const LETTERS: Readonly<Record<string, CallKey>> = {
  m: 'microphone',
  v: 'camera',
  s: 'screen',
  f: 'full',
  p: 'picture',
};

/** What a letter does on the page of a call. Only without Ctrl and Alt, and never for somebody who writes. */
export const callKeyOf = (press: Press): CallKey | undefined =>
  press.ctrlKey || press.altKey || press.metaKey || press.isComposing ? undefined : LETTERS[press.key.toLowerCase()];

/**
 * The two keys that hold on every page, also in the middle of a word: 接听 and, for what rings or runs, 拒绝 or 挂断. Chosen so
 * that no form, browser, input method or chat program in use (Ctrl+Alt+A, Alt+A) has them, and nobody hits them by accident.
 */
export const ACCEPT_KEY = { words: 'Ctrl+Alt+Enter', aria: 'Control+Alt+Enter' } as const;
export const END_KEY = { words: 'Ctrl+Alt+Backspace', aria: 'Control+Alt+Backspace' } as const;

export const answerKeyOf = ({ key, ctrlKey, altKey }: Press): 'accept' | 'end' | undefined => {
  if (!ctrlKey || !altKey) return undefined;
  return key === 'Enter' ? 'accept' : key === 'Backspace' ? 'end' : undefined;
};
