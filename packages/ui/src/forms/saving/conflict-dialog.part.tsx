import type { ConflictView } from '@gongwei/application/forms';
import { type CompiledForm, wordsOfValue, type NameBook } from '@gongwei/domain/forms';
import { namesWanted } from '@gongwei/domain/organisation';
import type { Json } from '@gongwei/domain/shared';
import { useMemo, useState } from 'react';
import { Button } from '../../shared/button.part.tsx';
import { DialogBox } from '../../shared/dialog.part.tsx';
import { useNames } from '../people/use-names.ts';
import { formatClock } from '../wording.rules.ts';

type Choice = 'mine' | 'theirs';
type Props = {
  readonly form: CompiledForm;
  readonly conflict: ConflictView;
  readonly names: NameBook;
  readonly onSettle: (choices: { readonly [key: string]: Choice }) => void;
  readonly onClose: () => void;
};

/** Somebody saved the same record in between: what was, what I wrote, what they wrote; every difference is decided by a person. */
export const ConflictDialog = ({ form, conflict, names: known, onSettle, onClose }: Props) => {
  const [choices, setChoices] = useState<{ readonly [key: string]: Choice }>({});
  const wanted = useMemo(() => {
    const sides = (['base', 'mine', 'theirs'] as const).map((side) =>
      Object.fromEntries(conflict.fields.map((field) => [field.key, field[side] ?? null])),
    );
    return namesWanted(form.fields, sides, known);
  }, [form, conflict, known]);
  const names = useNames(known, wanted);
  const open = conflict.fields.filter((field) => !choices[field.key]).length;
  const all = (choice: Choice): void =>
    setChoices(Object.fromEntries(conflict.fields.map((field) => [field.key, choice])));
  return (
    <DialogBox
      title="这份记录刚被他人修改"
      width={860}
      initialFocus="input[type=radio]"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>稍后处理</Button>
          <Button look="primary" disabled={open > 0} onClick={() => onSettle(choices)}>
            {open > 0 ? `还有 ${open} 项未选` : '按所选保存'}
          </Button>
        </>
      }
    >
      <p>
        {conflict.theirs.updatedByName}于 {formatClock(conflict.theirs.updatedAt)}{' '}
        保存了另一份内容。两边都改过的项目请逐项选择，其余改动已自动合并。
      </p>
      <div className="gwf-reasons">
        <Button small onClick={() => all('mine')}>
          全部用我的
        </Button>
        <Button small onClick={() => all('theirs')}>
          全部用对方的
        </Button>
      </div>
      <table className="gwf-conflict">
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">原来</th>
            <th scope="col">我的</th>
            <th scope="col">对方的（{conflict.theirs.updatedByName}）</th>
          </tr>
        </thead>
        <tbody>
          {conflict.fields.map((field) => {
            const words = (value: Json | undefined): string => wordsOfValue(form.field(field.key), value, names);
            return (
              <tr key={field.key} data-open={choices[field.key] ? undefined : true}>
                <th scope="row">{field.label}</th>
                <td className="gw-muted">{words(field.base)}</td>
                {(['mine', 'theirs'] as const).map((side) => (
                  <td key={side}>
                    <label className="gwf-side">
                      <input
                        type="radio"
                        name={`conflict-${field.key}`}
                        checked={choices[field.key] === side}
                        onChange={() => setChoices({ ...choices, [field.key]: side })}
                      />
                      {words(field[side])}
                    </label>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </DialogBox>
  );
};
