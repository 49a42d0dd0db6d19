import { FirstPage } from '@gongwei/application/pages';
import { entryKey, MOST_ENTRIES, shiftedEntry, withEntry, type HomeLink } from '@gongwei/domain/pages';
import { useMemo, useRef, useState } from 'react';
import { Button, DialogBox, useNotify, useService, wordsOf } from '../shared/index.ts';
import { OrderedTicks } from '../shared/ordered-ticks.part.tsx';
import { SearchBox } from '../shared/search-box.part.tsx';

type Links = readonly HomeLink[];
type Props = {
  readonly shown: Links;
  /** What stands there by itself. */
  readonly usual: Links;
  readonly offered: Links;
  /** Whether they were chosen before. */
  readonly own: boolean;
  readonly onClose: () => void;
};

const keysOf = (links: Links): readonly string[] => links.map(entryKey);

/** 编辑快捷入口: which ones, and in which order; kept for the user, on whatever PC. */
export const EntryEditor = ({ shown, usual, offered, own, onClose }: Props) => {
  const [keys, setKeys] = useState(() => keysOf(shown));
  const [text, setText] = useState('');
  const rows = useRef<HTMLDivElement>(null);
  const { save, busy, trouble } = useSaving(onClose);
  const items = useMemo(() => arranged(offered, keys, text.trim()), [offered, keys, text]);
  const full = keys.length >= MOST_ENTRIES;
  return (
    <DialogBox
      title="编辑快捷入口"
      width={480}
      initialFocus=".gw-search input"
      onClose={onClose}
      actions={
        <>
          {own ? (
            <Button look="quiet" busy={busy} onClick={() => void save(undefined)}>
              恢复默认
            </Button>
          ) : null}
          <Button onClick={onClose}>取消</Button>
          <Button
            look="primary"
            busy={busy}
            aria-disabled={keys.length === 0 || undefined}
            onClick={() => (keys.length === 0 ? undefined : void save(sameAs(keys, usual) ? undefined : keys))}
          >
            保存
          </Button>
        </>
      }
    >
      <div className="gw-entry-choice">
        <SearchBox
          label="查找入口"
          placeholder="查找入口"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onDone={() => rows.current?.querySelector<HTMLElement>('input')?.focus()}
        />
        <p className="gw-muted" role="status">
          {keys.length === 0 ? '至少选一个' : `已选 ${keys.length} 个，最多 ${MOST_ENTRIES} 个`}；Alt+↑ ↓
          换位置，在首页按数字键打开。
        </p>
        <div ref={rows} className="gw-entry-rows">
          {items.length === 0 ? <p className="gw-muted">没有叫“{text.trim()}”的入口。</p> : null}
          <OrderedTicks
            items={items}
            ticked={({ key }) => keys.includes(key)}
            fixed={({ key }) => full && !keys.includes(key)}
            onTick={({ key }, on) => setKeys(withEntry(keys, key, on))}
            onMove={({ key }, by) => setKeys(shiftedEntry(keys, key, by))}
          />
        </div>
      </div>
      {trouble ? (
        <p className="gw-note gw-note--danger" role="alert">
          没有保存：{trouble}
        </p>
      ) : null}
    </DialogBox>
  );
};

const sameAs = (keys: readonly string[], links: Links): boolean => keysOf(links).join(' ') === keys.join(' ');

/** The chosen ones first, in their order; of the others those that are called so. */
function arranged(offered: Links, keys: readonly string[], text: string): readonly { key: string; label: string }[] {
  const all = offered.map((link) => ({ key: entryKey(link), label: link.label }));
  const chosen = keys.flatMap((key) => all.find((one) => one.key === key) ?? []);
  return [...chosen, ...all.filter((one) => !chosen.includes(one))].filter(({ label }) => label.includes(text));
}

function useSaving(onDone: () => void) {
  const page = useService(FirstPage);
  const notify = useNotify();
  const [state, setState] = useState<{ readonly busy: boolean; readonly trouble?: string }>({ busy: false });
  const save = async (keys: readonly string[] | undefined): Promise<void> => {
    setState({ busy: true });
    try {
      await page.keepEntries(keys);
      notify({ text: keys ? '已保存快捷入口。' : '已恢复默认的快捷入口。' });
      onDone();
    } catch (failure) {
      setState({ busy: false, trouble: wordsOf(failure).message });
    }
  };
  return { ...state, save };
}
