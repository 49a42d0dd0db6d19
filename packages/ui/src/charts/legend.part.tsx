/** The series by their fill and name. */
export const Legend = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="gwg-legend">
    {names.map((name, at) => (
      <li key={name}>
        <svg width={12} height={12} aria-hidden="true">
          <rect className="gwg-fill" data-series={at % 6} width={12} height={12} rx={1} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);
