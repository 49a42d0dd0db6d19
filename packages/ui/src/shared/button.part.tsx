import type { ButtonHTMLAttributes, Ref } from 'react';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  readonly look?: 'normal' | 'primary' | 'quiet' | 'danger' | 'icon';
  readonly small?: boolean;
  /** Shows that the pressed action runs; further presses are ignored, focus stays. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** A native button. One `primary` per view; `icon` needs an `aria-label`. */
export const Button = ({ look = 'normal', small, busy, className, children, onClick, ref, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    ref={ref}
    className={buttonClass(look, small, className)}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
  >
    {busy ? <span className="gw-spinner" aria-hidden="true" /> : null}
    {children}
  </button>
);

/** The same clothes for a link that acts like a button. */
export const buttonClass = (look: ButtonProps['look'] = 'normal', small?: boolean, extra?: string): string =>
  ['gw-button', look === 'normal' ? '' : `gw-button--${look}`, small ? 'gw-button--small' : '', extra ?? '']
    .filter(Boolean)
    .join(' ');
