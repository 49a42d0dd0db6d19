/** How far the import is; without a known end it only says what goes on. */
export const RosterProgress = ({ label, share }: { readonly label: string; readonly share: number | undefined }) => {
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div className="gw-roster-progress">
      <p role="status">{label}</p>
      <div
        className="gw-progress"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent ?? 100}%` }} data-unknown={percent === undefined || undefined} />
      </div>
      <p className="gw-muted">可以转到后台，导入会继续进行。</p>
    </div>
  );
};
