import type { DrawnValue } from './drawing.ts';

/** What makes a shape a mark: it can be reached, says what it is, and opens its people. */
export const markProps = (
  label: string,
  { said, open }: DrawnValue,
  first: boolean,
  onSay: (said: string) => void,
) => ({
  'data-mark': true,
  'data-opens': open ? true : undefined,
  role: open ? 'button' : 'img',
  tabIndex: first ? 0 : -1,
  'aria-label': `${label}：${said}`,
  onFocus: () => onSay(`${label}：${said}`),
  onPointerEnter: () => onSay(`${label}：${said}`),
  onClick: open,
  onKeyDown: (event: { readonly key: string; preventDefault: () => void }) => {
    if (!open || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    open();
  },
});
