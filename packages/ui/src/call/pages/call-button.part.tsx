import type { ReactNode } from 'react';

/** A button below the pictures: what it does in words, its sign, and the letter that does the same. */
export const CallButton = ({
  label,
  icon,
  letter,
  off,
  on,
  end,
  onPress,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly letter?: string;
  /** The thing is off: the others do not hear or see one. */
  readonly off?: boolean;
  /** The thing is on, and not to be forgotten. */
  readonly on?: boolean;
  readonly end?: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    className="gw-call-button"
    data-off={off || undefined}
    data-on={on || undefined}
    data-end={end || undefined}
    aria-keyshortcuts={letter}
    onClick={onPress}
  >
    {icon}
    <span>{label}</span>
    {letter === undefined || letter.length > 1 ? null : <kbd aria-hidden="true">{letter}</kbd>}
  </button>
);
