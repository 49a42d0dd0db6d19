import { RecordRepository } from '@gongwei/application/forms';
import { IdSource } from '@gongwei/application/shared';
import type { RegisterDefinition, RegisterEntry } from '@gongwei/domain/register';
import { fault } from '@gongwei/domain/shared';
import { useCallback, useRef, useState } from 'react';
import { useNotify, useService, wordsOf } from '../shared/index.ts';

type Kept = Pick<RegisterEntry, 'id' | 'version'>;
type Asked = {
  readonly entry: RegisterEntry;
  readonly name: string;
  readonly step: 'asking' | 'busy';
  readonly failure: unknown;
};

/** Taking entries out of a register, after a question and with a way back, and putting them back. `changed`: the list is to be read anew. */
export function useEntryRemoval(register: RegisterDefinition, changed: () => void) {
  const notify = useNotify();
  const move = useMove();
  const [asked, setAsked] = useState<Asked>();
  const nameOf = ({ data }: RegisterEntry): string => String(data[register.naming] ?? '');

  const restore = async (kept: Kept, name: string): Promise<void> => {
    try {
      await move(kept, false);
      notify({ text: `已恢复“${name}”` });
    } catch (thrown) {
      notify({ text: wordsOf(thrown).message, kind: 'danger' });
    }
    changed();
  };
  const confirm = async (): Promise<void> => {
    if (!asked) return;
    const { entry, name } = asked;
    setAsked({ ...asked, step: 'busy', failure: undefined });
    try {
      const gone = await move(entry, true);
      setAsked(undefined);
      notify({ text: `已删除“${name}”`, action: { label: '撤销', run: () => void restore(gone, name) } });
      changed();
    } catch (failure) {
      setAsked({ ...asked, step: 'asking', failure });
      changed();
    }
  };
  return {
    asked,
    ask: (entry: RegisterEntry) => setAsked({ entry, name: nameOf(entry), step: 'asking', failure: undefined }),
    confirm: () => void confirm(),
    close: () => setAsked(undefined),
    restore: (entry: RegisterEntry) => void restore(entry, nameOf(entry)),
  };
}

/** Rejects with a `Fault`. The same wish repeated, because no answer came, is the same act on the server. */
function useMove() {
  const records = useService(RecordRepository);
  const ids = useService(IdSource);
  const wishes = useRef(new Map<string, string>());
  return useCallback(
    async ({ id, version }: Kept, removed: boolean): Promise<Kept> => {
      const wish = `${id} ${version} ${removed}`;
      const saveId = wishes.current.get(wish) ?? ids.next();
      wishes.current.set(wish, saveId);
      const answer = await records.remove({ id, removed, baseVersion: version, saveId });
      wishes.current.delete(wish);
      if (answer.ok) return { id, version: answer.value.version };
      throw fault({
        code: 'record.conflict',
        category: 'conflict',
        message: `${answer.failure.theirs.updatedByName}刚刚改过这一条，没有${removed ? '删除' : '恢复'}，请看过新内容后再操作`,
      });
    },
    [records, ids],
  );
}
