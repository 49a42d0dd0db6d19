/** One of a few, or all of them. Chosen filters stand out so that a short list explains itself. */
export const ChoiceFilter = <Code extends string>({
  label,
  all,
  value,
  words,
  onChange,
}: {
  readonly label: string;
  readonly all: string;
  readonly value: Code | undefined;
  /** In the order they are offered; as pairs where codes are digits, whose order an object does not keep. */
  readonly words: Readonly<Record<Code, string>> | readonly (readonly [code: Code, word: string])[];
  readonly onChange: (value: Code | undefined) => void;
}) => (
  <select
    className="gw-select"
    aria-label={label}
    data-on={value === undefined ? undefined : true}
    value={value ?? ''}
    onChange={(event) => onChange((event.target.value || undefined) as Code | undefined)}
  >
    <option value="">{all}</option>
    {(isPairs(words) ? words : (Object.entries(words) as [Code, string][])).map(([code, word]) => (
      <option key={code} value={code}>
        {word}
      </option>
    ))}
  </select>
);

const isPairs = <Code extends string>(
  words: Readonly<Record<Code, string>> | readonly (readonly [Code, string])[],
): words is readonly (readonly [Code, string])[] => Array.isArray(words);
