/** How far something is; without a known end it only says what goes on. `hint`: what one may do meanwhile. */
export const RosterProgress = ({
  label,
  share,
  hint,
}: {
  readonly label: string;
  readonly share: number | undefined;
  readonly hint?: string;
}) => {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div className="gw-roster-progress">
      <p role="status">{label}</p>
      <div
        className="gw-bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent ?? 100}%` }} data-unknown={percent === undefined || undefined} />
      </div>
      {hint === undefined ? null : <p className="gw-muted">{hint}</p>}
    </div>
  );
};
