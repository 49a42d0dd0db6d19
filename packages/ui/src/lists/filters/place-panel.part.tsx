import { ListSessions } from '@gongwei/application/lists';
import type { Institution } from '@gongwei/domain/organisation';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { Icon, LoadingState, useBehavior, useService, useUserSession } from '../../shared/index.ts';
import { codesOf, type PanelProps } from './filter-panel-props.ts';

/** An institution and all below it: ↑ ↓ go along, → goes below one, ← back up, Enter takes it. */
export const PlacePanel = ({ value, onChange, onDone }: PanelProps) => {
  const { places } = useService(ListSessions);
  const own = useUserSession()?.institution;
  const below = useBehavior(places.below$);
  const [path, setPath] = useState<readonly Institution[]>([]);
  const above = path.at(-1) ?? own;
  useEffect(() => {
    if (above) places.askBelow(above.code);
  }, [places, above]);
  const children = above && below[above.code];
  const chosen = codesOf(value);
  const take = (code: string) => {
    onChange([code]);
    onDone();
  };
  const up = () => setPath(path.slice(0, -1));
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[data-place]')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const here = children?.find(({ code }) => code === buttons[at]?.dataset['place']);
    if (event.key === 'ArrowDown') buttons[Math.min(buttons.length - 1, at + 1)]?.focus();
    else if (event.key === 'ArrowUp') buttons[Math.max(0, at - 1)]?.focus();
    else if (event.key === 'ArrowRight' && here && here.level < 5) setPath([...path, here]);
    else if (event.key === 'ArrowLeft' && path.length > 0) up();
    else return;
    event.preventDefault();
  };
  return (
    <div className="gw-choices" role="presentation" onKeyDown={onKeyDown}>
      {path.length > 0 ? (
        <button type="button" className="gw-link gw-place-up" onClick={up}>
          <Icon name="left" size={12} />
          {path.at(-1)?.name}
        </button>
      ) : null}
      {children === undefined ? <LoadingState label="正在取机构…" /> : null}
      <ul className="gw-choice-list" key={above?.code}>
        {children?.map((one, at) => (
          <li key={one.code}>
            <button
              type="button"
              data-place={one.code}
              data-start={at === 0 ? '' : undefined}
              aria-pressed={chosen.includes(one.code)}
              onClick={() => take(one.code)}
            >
              {one.name}
            </button>
            {one.level < 5 ? (
              <button
                type="button"
                className="gw-place-below"
                tabIndex={-1}
                aria-label={`${one.name}的下级机构`}
                onClick={() => setPath([...path, one])}
              >
                <Icon name="right" size={12} />
              </button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
};
