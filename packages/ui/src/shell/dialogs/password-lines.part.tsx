import { ProblemLine } from '../../shared/index.ts';
import type { PasswordChange } from './use-password-change.ts';

type Props = {
  readonly change: PasswordChange;
  /** What the present password is called. */
  readonly old: string;
  /** In a window, or on a page of its own. */
  readonly problemLook: 'gw-dialog-problem' | 'gw-login-problem';
};

/** The three lines of a password that is changed, and what is wrong with them. */
export const PasswordLines = ({ change: { username, entries, problem, type }, old, problemLook }: Props) => (
  <>
    {/* For password managers: whose password it is. */}
    <input type="text" hidden readOnly autoComplete="username" value={username} />
    {(
      [
        ['current', old, 'current-password'],
        ['next', '新密码', 'new-password'],
        ['again', '再输一次新密码', 'new-password'],
      ] as const
    ).map(([key, label, autoComplete]) => (
      <div key={key}>
        <label htmlFor={`password-${key}`}>{label}</label>
        <input
          id={`password-${key}`}
          className="gw-input"
          type="password"
          autoComplete={autoComplete}
          value={entries[key]}
          aria-invalid={problem?.at === key || undefined}
          aria-describedby={key === 'next' ? 'password-problem password-hint' : 'password-problem'}
          onChange={(event) => type(key, event.target.value)}
        />
      </div>
    ))}
    <ProblemLine id="password-problem" className={problemLook} problem={problem?.text} />
  </>
);
