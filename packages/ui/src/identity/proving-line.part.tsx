/** Tells readers of screens why a log-in takes a moment longer; the button says it to everybody else. */
export const ProvingLine = ({ proving }: { readonly proving: boolean }) => (
  <p className="gw-visually-hidden" role="status">
    {proving ? '正在进行安全验证，无需操作，请稍候几秒' : ''}
  </p>
);

/** What the button of a log-in says. */
export const enteringText = (busy: boolean, proving: boolean, idle: string): string => {
  if (!busy) return idle;
  return proving ? '正在安全验证，请稍候…' : '正在登录…';
};
