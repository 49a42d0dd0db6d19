import { useEffect } from 'react';
import { Button } from './button.part.tsx';
import { Icon } from './icon.part.tsx';
import { formatCount } from './format.ts';
import { placeInPages } from './pager.rules.ts';

/** How many there are, which of them are shown, and the way to the others. */
export const Pager = ({
  total,
  offset,
  size,
  unit,
  onOffset,
}: {
  readonly total: number;
  readonly offset: number;
  readonly size: number;
  readonly unit: string;
  readonly onOffset: (offset: number) => void;
}) => {
  const { page, pages, first, last, back } = placeInPages(total, offset, size);
  useEffect(() => {
    if (back !== undefined) onOffset(back);
  }, [back, onOffset]);
  return (
    <nav className="gw-pager" aria-label="分页">
      <span role="status">
        共 <strong>{formatCount(total)}</strong> {unit}
      </span>
      {pages > 1 ? (
        <>
          <span className="gw-muted">
            第 {formatCount(first)}–{formatCount(last)} {unit}
          </span>
          <Button small aria-label="上一页" disabled={page <= 1} onClick={() => onOffset(offset - size)}>
            <Icon name="left" size={14} />
          </Button>
          <label>
            第
            <select
              className="gw-select gw-select--small"
              aria-label="页码"
              value={page}
              onChange={(event) => onOffset((Number(event.target.value) - 1) * size)}
            >
              {pageChoices(page, pages).map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
            / {pages} 页
          </label>
          <Button small aria-label="下一页" disabled={page >= pages} onClick={() => onOffset(offset + size)}>
            <Icon name="right" size={14} />
          </Button>
        </>
      ) : null}
    </nav>
  );
};

/** All pages of a short list; near and round ones of a long list. */
function pageChoices(page: number, pages: number): readonly number[] {
  const step = Math.max(1, Math.ceil(pages / 100));
  return Array.from({ length: pages }, (_, at) => at + 1).filter(
    (one) => one === 1 || one === pages || Math.abs(one - page) <= 10 || one % step === 0,
  );
}
