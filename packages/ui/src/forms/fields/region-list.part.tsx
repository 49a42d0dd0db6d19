import { parentRegion, type Region } from '@gongwei/domain/organisation';
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../../shared/icon.part.tsx';
import type { OpenList } from '@gongwei/application/organisation';

type Props = {
  readonly id: string;
  readonly anchor: HTMLElement;
  readonly open: OpenList;
  readonly label: string;
  readonly onChoose: (row: Region) => void;
  readonly onClimb: (below: string) => void;
};

const HEIGHT = 292;

/** Below the box, or above it where there is more room; it floats over the cards, which clip what hangs out of them. */
function placeAt(anchor: HTMLElement): CSSProperties {
  const box = anchor.getBoundingClientRect();
  const below = window.innerHeight - box.bottom;
  const width = Math.max(box.width, 300);
  const left = Math.max(8, Math.min(box.left, window.innerWidth - width - 8));
  return below < HEIGHT && box.top > below
    ? { left, width, bottom: window.innerHeight - box.top + 2, maxHeight: Math.min(HEIGHT, box.top - 8) }
    : { left, width, top: box.bottom + 2, maxHeight: Math.min(HEIGHT, below - 8) };
}

/** The cursor must not leave the box for the list. */
export const keepCursor = (event: MouseEvent): void => event.preventDefault();

/** The regions to choose from. The cursor stays in the box; the marked row is told to screen readers by the box. */
export const RegionListBox = ({ id, anchor, open, label, onChoose, onClimb }: Props) => {
  const [place, setPlace] = useState<CSSProperties>(() => placeAt(anchor));
  const marked = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const follow = (): void => setPlace(placeAt(anchor));
    follow();
    window.addEventListener('resize', follow);
    document.addEventListener('scroll', follow, true);
    return () => {
      window.removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, true);
    };
  }, [anchor]);
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const { list, active, trouble } = open;
  return createPortal(
    <div className="gwf-regions" style={place}>
      {list?.by === 'level' ? (
        <header>
          {list.below === '' ? null : (
            <button
              type="button"
              tabIndex={-1}
              onMouseDown={keepCursor}
              onClick={() => onClimb(parentRegion(list.below) ?? '')}
            >
              <Icon name="left" />
              上一级
            </button>
          )}
          <b>{list.words}</b>
        </header>
      ) : null}
      {trouble ? <p role="status">没有取到行政区划，可以直接填写文字。</p> : null}
      {list?.rows.length === 0 ? <p role="status">没有找到，可以直接填写文字。</p> : null}
      {!list && !trouble ? <p>正在取…</p> : null}
      <div id={id} className="gwf-regions-rows" role="listbox" aria-label={label}>
        {list?.rows.map((row, at) => (
          <button
            type="button"
            tabIndex={-1}
            key={row.code}
            id={`${id}-${at}`}
            ref={at === active ? marked : null}
            role="option"
            aria-selected={at === active}
            onMouseDown={keepCursor}
            onClick={() => onChoose(row)}
          >
            <span>{'words' in row && typeof row.words === 'string' ? row.words : row.name}</span>
            <small>
              {row.code}
              {row.lowest ? '' : ' ›'}
            </small>
          </button>
        ))}
      </div>
      <p className="gwf-regions-keys" aria-hidden="true">
        {active < 0
          ? '↓ 进入列表'
          : list?.by === 'level'
            ? 'Enter 选用　→ 下级　← 上级　Esc 关闭'
            : 'Enter 选用　Esc 关闭'}
      </p>
    </div>,
    document.body,
  );
};
