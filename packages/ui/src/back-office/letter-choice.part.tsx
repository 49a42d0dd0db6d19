import { LETTER_LABELS } from '@gongwei/domain/back-office';
import type { PermissionLetter } from '@gongwei/domain/identity';

const CHOICES = ['-', 'V', 'E', 'M'] as const;

/** One of none, V, E and M, as native radio buttons side by side. */
export const LetterChoice = ({
  name,
  label,
  value,
  disabled,
  onChange,
}: {
  /** Unique on the page. */
  readonly name: string;
  readonly label: string;
  readonly value: PermissionLetter | undefined;
  /** Whether a letter cannot be chosen. */
  readonly disabled: (letter: PermissionLetter | undefined) => boolean;
  readonly onChange: (letter: PermissionLetter | undefined) => void;
}) => (
  <span className="gw-letters" role="radiogroup" aria-label={label}>
    {CHOICES.map((choice) => {
      const letter = choice === '-' ? undefined : choice;
      return (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            checked={value === letter}
            disabled={value !== letter && disabled(letter)}
            onChange={() => onChange(letter)}
          />
          <span>{LETTER_LABELS[choice]}</span>
        </label>
      );
    })}
  </span>
);
