import './segments.css';

type Props<Key extends string> = {
  /** What is chosen between, for who does not see it. */
  readonly label: string;
  readonly choices: readonly { readonly key: Key; readonly label: string }[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  readonly className?: string;
};

/** A few choices side by side, one of them pressed. */
export const Segments = <Key extends string>({ label, choices, chosen, onChoose, className }: Props<Key>) => (
  <div role="group" aria-label={label} className={['gw-segments', className].filter(Boolean).join(' ')}>
    {choices.map((choice) => (
      <button key={choice.key} type="button" aria-pressed={choice.key === chosen} onClick={() => onChoose(choice.key)}>
        {choice.label}
      </button>
    ))}
  </div>
);
