import { parentRegion, type Region } from '@gongwei/domain/organisation';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { keepCursor, useAnchored } from '../../shared/choose/anchored.ts';
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

const SIZE = { height: 292, width: 300 };

/** The regions to choose from. The cursor stays in the box; the marked row is told to screen readers by the box. */
export const RegionListBox = ({ id, anchor, open, label, onChoose, onClimb }: Props) => {
  const place = useAnchored(anchor, SIZE);
  const marked = useRef<HTMLButtonElement>(null);
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
