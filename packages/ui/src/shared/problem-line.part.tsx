import { Icon } from './icon.part.tsx';

type Props = {
  /** What `aria-describedby` of the lines above names. */
  readonly id?: string;
  readonly className: 'gw-dialog-problem' | 'gw-login-problem';
  /** The sentence; nothing or empty: all is well. */
  readonly problem: string | undefined;
};

/** What is wrong with what was filled in. The line stands while it is empty: readers announce only what changes in it. */
export const ProblemLine = ({ id, className, problem }: Props) => (
  <p id={id} className={className} role="alert">
    {problem ? (
      <>
        <Icon name="alert" />
        {problem}
      </>
    ) : null}
  </p>
);
