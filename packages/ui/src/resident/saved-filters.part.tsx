import { STORED, StoredItems } from '@gongwei/application/shared';
import type { ResidentQuery } from '@gongwei/domain/resident';
import { useState, type FormEvent } from 'react';
import { Button, DialogBox, Icon, MenuButton, useService, useUserSession, type MenuEntry } from '../shared/index.ts';
import { canBeKept, queryOfFilter, withFilter, withoutFilter, type SavedFilter } from './saved-filters.rules.ts';

/** 常用筛选: sets of filters under the user's own names, kept for the user on this device. */
export const SavedFilters = ({
  query,
  onApply,
}: {
  readonly query: ResidentQuery;
  readonly onApply: (query: ResidentQuery) => void;
}) => {
  const store = useService(StoredItems);
  const userId = useUserSession()?.user.id ?? '';
  const [kept, setKept] = useState(() => store.read(STORED.residentFilters)?.[userId] ?? []);
  const [editing, setEditing] = useState(false);
  const keep = (filters: readonly SavedFilter[]) => {
    store.write(STORED.residentFilters, { ...store.read(STORED.residentFilters), [userId]: filters });
    setKept(filters);
  };
  const entries: readonly MenuEntry[] = [
    ...(kept.length > 0
      ? kept.map((one) => ({ key: `use ${one.name}`, label: one.name, onPick: () => onApply(queryOfFilter(one)) }))
      : [{ kind: 'heading' as const, key: 'none', label: '还没有常用筛选' }]),
    { kind: 'divider', key: 'line' },
    { key: 'edit', label: '保存或删除…', onPick: () => setEditing(true) },
  ];
  return (
    <>
      <MenuButton entries={entries}>
        <Icon name="filter" />
        常用筛选
      </MenuButton>
      {editing ? (
        <EditFilters
          kept={kept}
          savable={canBeKept(query)}
          onSave={(name) => keep(withFilter(kept, name, query))}
          onDelete={(name) => keep(withoutFilter(kept, name))}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </>
  );
};

const EditFilters = ({
  kept,
  savable,
  onSave,
  onDelete,
  onClose,
}: {
  readonly kept: readonly SavedFilter[];
  readonly savable: boolean;
  readonly onSave: (name: string) => void;
  readonly onDelete: (name: string) => void;
  readonly onClose: () => void;
}) => {
  const [name, setName] = useState('');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onSave(name);
    onClose();
  };
  return (
    <DialogBox title="常用筛选" width={440} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      {savable ? (
        <form className="gw-filter-save" onSubmit={save}>
          <label htmlFor="filter-name">把当前筛选条件存为</label>
          <span>
            <input
              id="filter-name"
              className="gw-input"
              type="text"
              maxLength={20}
              placeholder="如：65 岁以上高血压"
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <Button type="submit" look="primary" aria-disabled={name.trim() === '' || undefined}>
              保存
            </Button>
          </span>
        </form>
      ) : (
        <p className="gw-muted">先在列表上选好筛选条件，再回到这里保存。查找的姓名和号码不会保存。</p>
      )}
      <ul className="gw-filter-list">
        {kept.map((one) => (
          <li key={one.name}>
            <span>{one.name}</span>
            <Button small aria-label={`删除 ${one.name}`} onClick={() => onDelete(one.name)}>
              删除
            </Button>
          </li>
        ))}
      </ul>
    </DialogBox>
  );
};
