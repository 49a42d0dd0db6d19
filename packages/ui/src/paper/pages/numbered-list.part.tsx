/** Sentences one below the other, each with its number. */
export const NumberedList = ({
  texts,
  className,
}: {
  readonly texts: readonly string[];
  readonly className?: string;
}) => (
  <ol className={className}>
    {texts.map((text) => (
      <li key={text}>{text}</li>
    ))}
  </ol>
);
