/** An answer longer than this is printed smaller, so that the longest cover stays one page. */
const LONG = 40;

/** Lines of a cover to read or to write on: spread labels, a colon, and the answer on a line. */
export const CoverRows = ({
  rows,
  labels = 5,
}: {
  readonly rows: readonly (readonly [label: string, answer: string])[];
  /** Characters the labels are spread over. */
  readonly labels?: number;
}) => (
  <dl className="gwr-rows" style={{ gridTemplateColumns: `${labels + 1}em 1fr` }}>
    {rows.map(([label, answer]) => (
      <div key={label}>
        <dt>
          <span>{label}</span>
        </dt>
        <dd className={answer.length > LONG ? 'gwr-rows-long' : ''}>{answer}</dd>
      </div>
    ))}
  </dl>
);
