import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepCursor, useAnchored } from './anchored.ts';
import type { SoughtChoice } from './choice-search.rules.ts';

type Props = {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly rows: readonly SoughtChoice[];
  /** Place of the marked row; -1: none. */
  readonly active: number;
  readonly chosen: string;
  readonly label: string;
  readonly onTake: (at: number) => void;
};

/** Rows drawn at once; more come as they are scrolled to. */
const DRAWN = 60;
const SIZE = { height: 316, width: 260 };

/** What is chosen from, under its line. In a window it stands within it: what is beside that cannot be reached. */
export const ChoiceList = ({ id, anchor, rows, active, chosen, label, onTake }: Props) => {
  const place = useAnchored(anchor, SIZE);
  const list = useRef<HTMLDivElement>(null);
  const [reached, setReached] = useState(DRAWN);
  const drawn = Math.max(reached, active + DRAWN);
  const first = rows[0]?.code;
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, first]);
  return createPortal(
    <div className="gw-choose" style={place} role="presentation" onMouseDown={keepCursor}>
      <div
        id={id}
        ref={list}
        className="gw-choose-rows"
        role="listbox"
        aria-label={label}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          if (drawn < rows.length && scrollTop + 2 * clientHeight > scrollHeight) setReached(drawn + DRAWN);
        }}
      >
        {rows.slice(0, drawn).map(({ code, label: words, beside }, at) => (
          <button
            key={code}
            id={`${id}-${at}`}
            type="button"
            tabIndex={-1}
            role="option"
            aria-selected={code === chosen}
            aria-setsize={rows.length}
            aria-posinset={at + 1}
            data-active={at === active || undefined}
            title={beside ? `${words}（${beside}）` : words}
            onClick={() => onTake(at)}
          >
            <span>{words}</span>
            {beside ? <small>{beside}</small> : null}
          </button>
        ))}
      </div>
      <p role="status">
        {rows.length === 0 ? '没有找到，请换个名称或拼音首字母。' : `${rows.length} 项，输入名称或拼音首字母查找`}
      </p>
    </div>,
    anchor.closest('dialog') ?? document.body,
  );
};
