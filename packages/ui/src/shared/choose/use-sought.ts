import { useMemo, useState } from 'react';
import { choiceKeyOf, choicesFor, type ChoiceKey } from './choice-search.rules.ts';
import type { ChoiceSelectProps } from './choice-select.part.tsx';

type Open = {
  /** What is looked for; absent while nothing was typed. */
  readonly sought?: string;
  /** Place of the marked row; -1: none. */
  readonly active: number;
  /** It was gone to by keys. */
  readonly gone: boolean;
};

type Asked = Pick<ChoiceSelectProps, 'choices' | 'value' | 'empty' | 'onChange'>;

/** What is typed to look up a choice, the list under it, and what a key does to both. What was typed and not chosen is no answer. */
export function useSought({ choices, value, empty, onChange }: Asked) {
  const [text, setText] = useState<string>();
  const [open, setOpen] = useState<Open>();
  const sought = open?.sought ?? '';
  const rows = useMemo(() => choicesFor(choices, sought), [choices, sought]);
  const close = (): void => {
    setOpen(undefined);
    setText(undefined);
  };
  /** The line is left; one that was emptied means nothing chosen. */
  const leave = (): void => {
    if (text === '' && empty !== undefined && value !== '') onChange('');
    close();
  };
  const show = (): void => {
    const chosen = choices.findIndex(({ code }) => code === value);
    if (!open) setOpen({ active: Math.max(0, chosen), gone: false });
  };
  const take = (at: number): void => {
    const row = rows[at];
    // Nothing answers to what was typed: it stays to be typed anew.
    if (!row && at >= 0) return;
    if (row) onChange(row.code);
    else if (empty !== undefined) onChange('');
    close();
  };
  const obey = (command: ChoiceKey): void => {
    if (command.do === 'open') show();
    else if (command.do === 'close') close();
    else if (command.do === 'take') take(open?.active ?? -1);
    else if (open && command.do === 'move')
      setOpen({ ...open, gone: true, active: Math.max(0, Math.min(rows.length - 1, open.active + command.by)) });
  };
  const press = (event: KeyboardEvent): void => {
    const { key, altKey: alt, shiftKey: shift } = event;
    const command = choiceKeyOf({ key, alt, ctrl: event.ctrlKey || event.metaKey, shift }, placeOf(open, rows.length));
    if (!command) return;
    if (key === 'Tab') return command.do === 'close' ? leave() : obey(command);
    event.preventDefault();
    event.stopPropagation();
    obey(command);
  };
  return {
    ...{ text, open, rows, show, take, press, leave },
    type: setText,
    look: (typed: string): void => setOpen({ sought: typed, active: typed.trim() === '' ? -1 : 0, gone: false }),
  };
}

const placeOf = (open: Open | undefined, found: number): Parameters<typeof choiceKeyOf>[1] => ({
  ...{ open: open !== undefined, typed: open?.sought !== undefined, gone: open?.gone ?? false },
  found,
});
