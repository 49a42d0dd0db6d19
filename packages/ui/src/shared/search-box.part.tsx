import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { Icon } from './icon.part.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & {
  /** Read out, not shown. */
  readonly label: string;
  /** Enter or ↓: on to what was found. */
  readonly onDone?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
};

/** A line to look something up with. */
export const SearchBox = ({ label, onDone, ...input }: Props) => (
  <label className="gw-search">
    <span className="gw-visually-hidden">{label}</span>
    <Icon name="search" />
    <input type="search" {...(onDone && { onKeyDown: leadOn(onDone) })} {...input} className="gw-input" />
  </label>
);

const leadOn =
  (onDone: () => void) =>
  (event: KeyboardEvent): void => {
    // Enter submits no form of several boxes without a submit button; while pinyin is composed it belongs to the input method.
    if ((event.key !== 'ArrowDown' && event.key !== 'Enter') || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onDone();
  };
