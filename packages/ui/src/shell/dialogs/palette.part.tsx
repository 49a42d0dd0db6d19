import { useId, useState, type KeyboardEvent } from 'react';
import { Button, DialogBox } from '../../shared/index.ts';
import type { ShellDialogProps } from './shell-dialogs.tsx';
import { usePalette, type PaletteLine } from './use-palette.ts';
import './palette.css';

/** Ctrl+K: type, ↑ ↓, Enter. Leads to pages, residents, forms and actions without the mouse. */
export const Palette = ({ onClose }: ShellDialogProps) => {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const { groups, asking } = usePalette(text);
  const lines = groups.flatMap((group) => group.lines);
  const chosen = Math.min(at, lines.length - 1);
  const run = (line: PaletteLine | undefined) => {
    if (!line) return;
    onClose();
    // What it opens comes after this window has given the focus back.
    setTimeout(line.run, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While pinyin is composed the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt((chosen + 1) % Math.max(1, lines.length));
    else if (event.key === 'ArrowUp') setAt((chosen - 1 + lines.length) % Math.max(1, lines.length));
    else if (event.key === 'Enter') run(lines[chosen]);
    else return;
    event.preventDefault();
    requestAnimationFrame(() =>
      document.querySelector('.gw-palette [aria-selected=true]')?.scrollIntoView({ block: 'nearest' }),
    );
  };
  const status = asking ? '正在查找居民…' : lines.length === 0 ? '没有找到' : `${lines.length} 项，↑ ↓ 选择，回车打开`;
  return (
    <DialogBox title="快速查找" width={560} onClose={onClose} actions={<Button onClick={onClose}>关闭（Esc）</Button>}>
      <div className="gw-palette">
        <input
          className="gw-input"
          type="text"
          role="combobox"
          aria-label="查找页面、居民、表单或操作"
          aria-expanded={lines.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={lines[chosen] ? `${id}-${lines[chosen].key}` : undefined}
          autoComplete="off"
          placeholder="页面、居民、表单或操作；可用拼音首字母"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <p className="gw-muted" role="status">
          {status}
        </p>
        <div id={`${id}-list`} className="gw-palette-list" role="listbox" aria-label="查找结果" tabIndex={-1}>
          {groups.map((group) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <h3 aria-hidden="true">{group.title}</h3>
              {group.lines.map((line) => (
                // The box keeps the focus; keys are handled there.
                <button
                  key={line.key}
                  id={`${id}-${line.key}`}
                  type="button"
                  role="option"
                  tabIndex={-1}
                  aria-selected={line === lines[chosen]}
                  onClick={() => run(line)}
                >
                  <span>{line.label}</span>
                  {line.hint === undefined ? null : <span className="gw-muted">{line.hint}</span>}
                </button>
              ))}
            </div>
          ))}
        </div>
      </div>
    </DialogBox>
  );
};
