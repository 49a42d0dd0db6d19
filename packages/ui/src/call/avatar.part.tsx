/** Somebody without a picture: the last character or two of the name, as colleagues call each other. Decorative. */
export const Avatar = ({ name, size = 40 }: { readonly name: string; readonly size?: number }) => (
  <span
    className="gw-avatar"
    aria-hidden="true"
    style={{ width: size, height: size, fontSize: Math.round(size * 0.36) }}
  >
    {name.slice(-2)}
  </span>
);
