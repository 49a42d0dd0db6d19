import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './button.part.tsx';
import { Icon } from './icon.part.tsx';
import './ordered-ticks.css';

type Item = { readonly key: string; readonly label: string };

/** Things that are chosen and put in order: the ticked ones are moved by their buttons or Alt+↑ ↓ on their tick box. */
export const OrderedTicks = <One extends Item>({
  items,
  ticked,
  fixed,
  onTick,
  onMove,
  onAside,
  beside,
}: {
  readonly items: readonly One[];
  readonly ticked: (item: One) => boolean;
  /** Whose tick is not theirs to take. */
  readonly fixed?: (item: One) => boolean;
  readonly onTick: (item: One, on: boolean) => void;
  /** `by` places down. */
  readonly onMove: (item: One, by: 1 | -1) => void;
  /** Alt+← and Alt+→ on a ticked one. */
  readonly onAside?: (item: One, by: 1 | -1) => void;
  /** Shown behind the buttons of a ticked one. */
  readonly beside?: (item: One) => ReactNode;
}) => {
  const press = (item: One, event: KeyboardEvent): void => {
    if (!event.altKey || !ticked(item)) return;
    if (event.key === 'ArrowUp') onMove(item, -1);
    else if (event.key === 'ArrowDown') onMove(item, 1);
    else if (event.key === 'ArrowLeft') onAside?.(item, -1);
    else if (event.key === 'ArrowRight') onAside?.(item, 1);
    else return;
    event.preventDefault();
  };
  return (
    <ul className="gw-ordered">
      {items.map((item) => (
        <li key={item.key}>
          <label>
            <input
              type="checkbox"
              className="gw-check"
              checked={ticked(item)}
              disabled={fixed?.(item) ?? false}
              onKeyDown={(event) => press(item, event)}
              onChange={(event) => onTick(item, event.target.checked)}
            />
            {item.label}
          </label>
          {ticked(item) ? (
            <span>
              <Button look="icon" small tabIndex={-1} aria-label={`${item.label}上移`} onClick={() => onMove(item, -1)}>
                <Icon name="up" size={12} />
              </Button>
              <Button look="icon" small tabIndex={-1} aria-label={`${item.label}下移`} onClick={() => onMove(item, 1)}>
                <Icon name="down" size={12} />
              </Button>
              {beside?.(item)}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
};
