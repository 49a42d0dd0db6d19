import type { FormSession } from '@gongwei/application/forms';
import {
  useMemo,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { createBoxClicks } from '../box-clicks.ts';
import { createRowCommands } from '../fields/row-commands.ts';
import type { FormRunner } from '../form-runner.ts';
import type { FormPeople } from '../people/form-people.ts';
import { createSectionLeaving } from '../sections/section-leaving.ts';
import { createFieldCommands } from './field-commands.ts';
import { createKeyPresses } from './key-presses.ts';
import { isTyped } from './typed-box.ts';
import { createTypedEntry } from './typed-entry.ts';
import type { FormCommands } from './use-form-commands.ts';

/** The listeners of a form, all at its root: no field has one of its own. */
type FormListeners = {
  readonly onClick: (event: MouseEvent) => void;
  readonly onInput?: (event: FormEvent) => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onBlur?: (event: FocusEvent) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
};

type Needs = {
  readonly session: FormSession;
  readonly runner: FormRunner;
  readonly people: FormPeople;
  readonly acts: FormCommands;
};

/** Whoever may only look still finds his way: by the index and the lists. */
export function useFormEvents(
  session: FormSession,
  runner: FormRunner,
  people: FormPeople,
  acts: FormCommands,
  readOnly: boolean,
): FormListeners {
  return useMemo(() => {
    const needs = { session, runner, people, acts };
    return readOnly ? { onClick: listenersOf(needs).onPress } : writing(listenersOf(needs));
  }, [session, runner, people, acts, readOnly]);
}

const writing = ({ onPress, onBox, ...others }: ReturnType<typeof listenersOf>): FormListeners => ({
  ...others,
  onClick(event) {
    if (!onPress(event)) onBox(event);
  },
});

function listenersOf({ session, runner, people, acts }: Needs) {
  const rows = createRowCommands(session, acts.tell);
  const enter = createTypedEntry(session, people);
  const act = createFieldCommands({ session, runner, acts, rows });
  const tick = createBoxClicks(session, runner.pick);
  const leaving = createSectionLeaving();
  return {
    /** A button of the form; whether it was one. */
    onPress(event: MouseEvent): boolean {
      const button = (event.target as HTMLElement).closest<HTMLElement>('[data-act]');
      if (button) act(button.dataset['act'], button);
      return button !== null;
    },
    onBox({ target, detail }: MouseEvent): void {
      if (target instanceof HTMLInputElement && target.closest('.gwf-option')) tick(target, detail > 0);
    },
    // Not `onChange`: that React only tells of boxes it made itself.
    onInput({ target }: FormEvent): void {
      if (isTyped(target as unknown as Element)) enter(target as unknown as HTMLInputElement, false);
    },
    /** Remembers before the click whether the radio was chosen; afterwards the browser has already set it. */
    onPointerDown({ target }: PointerEvent): void {
      leaving.press();
      const label = (target as HTMLElement).closest('.gwf-option');
      const radio = label?.querySelector<HTMLInputElement>('input[type=radio]');
      if (radio) radio.dataset['was'] = radio.checked ? 'on' : '';
    },
    onBlur({ target, relatedTarget }: FocusEvent): void {
      const left = target as HTMLElement;
      runner.settle();
      if (isTyped(left)) enter(left, true);
      for (const said of ['data-asked', 'data-led']) left.closest<HTMLElement>('[data-field]')?.removeAttribute(said);
      const section = left.closest<HTMLElement>('[data-section]');
      if (section && !section.contains(relatedTarget as Node | null)) leaving.leave(section);
    },
    onKeyDown: createKeyPresses({ session, runner, acts, rows, enter, act }),
  };
}
