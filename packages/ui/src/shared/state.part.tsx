import { isFault } from '@gongwei/domain/shared';
import type { ReactNode } from 'react';
import { Button } from './button.part.tsx';
import { Icon } from './icon.part.tsx';
import type { IconName } from './icon-paths.ts';

/** Nothing there, and what to do about it. */
export const EmptyState = ({
  icon = 'empty',
  title,
  children,
  actions,
}: {
  readonly icon?: IconName;
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}) => (
  <div className="gw-state">
    <Icon name={icon} size={32} />
    <strong>{title}</strong>
    {children ? <div>{children}</div> : null}
    {actions ? <div className="gw-state-actions">{actions}</div> : null}
  </div>
);

/** Work that takes longer than a blink. `label` says what is awaited. */
export const LoadingState = ({ label = '正在加载…' }: { readonly label?: string }) => (
  <div className="gw-state" role="status">
    <span className="gw-spinner" aria-hidden="true" />
    <span>{label}</span>
  </div>
);

/** A failure in the words of its fault, with a way out. Anything that is no fault is a defect and says so. */
export const FaultState = ({
  fault,
  onRetry,
  actions,
}: {
  readonly fault: unknown;
  readonly onRetry?: (() => void) | undefined;
  readonly actions?: ReactNode;
}) => {
  const { message, advice, icon } = wordsOf(fault);
  return (
    <div className="gw-state" role="alert">
      <Icon name={icon} size={32} />
      <strong>{message}</strong>
      {advice ? <div>{advice}</div> : null}
      <div className="gw-state-actions">
        {onRetry ? (
          <Button onClick={onRetry}>
            <Icon name="refresh" />
            重试
          </Button>
        ) : null}
        {actions}
      </div>
    </div>
  );
};

/** What to tell staff about a failure of any kind. */
export function wordsOf(failure: unknown): {
  readonly message: string;
  readonly advice?: string;
  readonly icon: IconName;
} {
  // The browser's own words where a window or a widget could not be fetched.
  if (failure instanceof TypeError && /dynamically imported module|module script/i.test(failure.message))
    return {
      message: '页面内容加载失败，请检查网络后重试。',
      advice: '如仍出现，请刷新页面；已填写的内容会自动恢复。',
      icon: 'offline',
    };
  if (!isFault(failure))
    return { message: '程序出现错误', advice: '请刷新页面再试；若仍然出现，请把发生的时间告诉管理员。', icon: 'alert' };
  return {
    message: failure.message,
    icon: failure.category === 'network' ? 'offline' : 'alert',
    ...(failure.advice ? { advice: failure.advice } : {}),
  };
}
