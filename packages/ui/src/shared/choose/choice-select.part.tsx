import { lazy, Suspense, useLayoutEffect, useRef, type RefObject } from 'react';
import { wordsOfChoice, type SoughtChoice } from './choice-search.rules.ts';

export type ChoiceSelectProps<Choice extends SoughtChoice = SoughtChoice> = {
  readonly id?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly required?: boolean | undefined;
  readonly choices: readonly Choice[];
  readonly value: string;
  /** Words for nothing chosen; without them one is always chosen. */
  readonly empty?: string;
  readonly onChange: (code: string) => void;
};

/** `handedOver`: the cursor stood in the line that was there before. */
export type HandedOverProps = ChoiceSelectProps & { readonly handedOver: RefObject<boolean> };

/** Up to so many are looked through in the browser's own list: a screen has room for about as many. */
const LOOKED_THROUGH = 24;

const Sought = lazy(async () => ({ default: (await import('./sought-choice.part.tsx')).SoughtChoiceBox }));

/**
 * One of several: the browser's own list where they are few, a line to look them up in where they are many. Chinese is typed through an
 * input method, which the browser's list does not hear.
 */
export const ChoiceSelect = (props: ChoiceSelectProps) => {
  const handedOver = useRef(false);
  if (props.choices.length <= LOOKED_THROUGH) return <Listed {...props} />;
  return (
    <Suspense fallback={<Coming {...props} handedOver={handedOver} />}>
      <Sought {...props} handedOver={handedOver} />
    </Suspense>
  );
};

const Listed = ({ required, choices, value, empty, onChange, ...named }: ChoiceSelectProps) => (
  <select
    {...named}
    aria-required={required}
    className="gw-select"
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {empty === undefined ? null : <option value="">{empty}</option>}
    {choices.map((choice) => (
      <option key={choice.code} value={choice.code}>
        {choice.indent === undefined ? wordsOfChoice(choice) : `${'　'.repeat(choice.indent)}${choice.label}`}
      </option>
    ))}
  </select>
);

/** The line while what looks up is on its way; a cursor that waits in it goes on into the other. */
const Coming = ({ required, choices, value, empty, handedOver, ...rest }: HandedOverProps) => {
  const { onChange: _unheard, ...named } = rest;
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const shown = box.current;
    return () => void (handedOver.current = document.activeElement === shown);
  }, [handedOver]);
  const chosen = choices.find(({ code }) => code === value);
  return (
    <input
      {...named}
      ref={box}
      type="text"
      aria-required={required}
      className="gw-select gw-sought"
      readOnly
      placeholder={empty}
      value={chosen ? wordsOfChoice(chosen) : ''}
    />
  );
};
