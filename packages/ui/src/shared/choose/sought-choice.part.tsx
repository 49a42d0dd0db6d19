import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { wordsOfChoice } from './choice-search.rules.ts';
import { ChoiceList } from './choice-list.part.tsx';
import type { HandedOverProps } from './choice-select.part.tsx';
import { useSought } from './use-sought.ts';
import './choose.css';

/** The lazy half of `ChoiceSelect`: type a name, its pinyin initials or a place, ↑ ↓, Enter. */
export const SoughtChoiceBox = ({
  required,
  choices,
  value,
  empty,
  onChange,
  handedOver,
  ...named
}: HandedOverProps) => {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const listId = useId();
  const { text, open, rows, show, take, press, type, look, leave } = useSought({
    ...{ choices, value, onChange },
    ...(empty !== undefined && { empty }),
  });
  useLayoutEffect(() => {
    if (handedOver.current) box?.focus();
  }, [box, handedOver]);
  usePressed(box, press);
  const chosen = choices.find(({ code }) => code === value);
  const words = chosen && wordsOfChoice(chosen);
  return (
    <>
      <input
        {...named}
        ref={setBox}
        type="text"
        role="combobox"
        className="gw-select gw-sought"
        autoComplete="off"
        spellCheck={false}
        aria-required={required}
        aria-expanded={open !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={open && rows[open.active] ? `${listId}-${open.active}` : undefined}
        placeholder={empty}
        title={words}
        value={text ?? words ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onClick={show}
        onChange={({ target, nativeEvent }) => {
          type(target.value);
          // Letters that an input method is still making a word of are no name.
          if (!(nativeEvent as InputEvent).isComposing) look(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => look(currentTarget.value)}
        onBlur={leave}
      />
      {open && box ? (
        <ChoiceList
          {...{ id: listId, anchor: box, rows, active: open.active, chosen: value, onTake: take }}
          label={named['aria-label'] ?? labelOf(box)}
        />
      ) : null}
    </>
  );
};

/** Without the star of what must be answered. */
const labelOf = ({ labels }: HTMLInputElement): string => labels?.[0]?.textContent.replace(/\*$/, '').trimEnd() ?? '';

/** Keys of the line before the form around it hears them. While pinyin is composed they belong to the input method. */
function usePressed(line: HTMLInputElement | null, pressed: (event: KeyboardEvent) => void): void {
  const newest = useEffectEvent(pressed);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.isComposing) newest(event);
    };
    line?.addEventListener('keydown', press);
    return () => line?.removeEventListener('keydown', press);
  }, [line]);
}
