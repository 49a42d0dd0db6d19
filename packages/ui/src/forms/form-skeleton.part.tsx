import './forms.css';

/** The shape of a form while it is being opened, so that nothing jumps when it comes. */
export const FormSkeleton = () => (
  <div className="gwf-skeleton" role="status" aria-label="正在打开表单">
    <div className="gwf-bone gwf-bone--head" />
    {[5, 3, 6].map((lines, at) => (
      <div key={at} className="gwf-section">
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className="gwf-bone" style={{ width: `${92 - ((line * 17 + at * 11) % 40)}%` }} />
        ))}
      </div>
    ))}
  </div>
);
