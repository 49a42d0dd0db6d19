import type { RoleEditor, RoleEditorState } from '@gongwei/application/back-office';
import { INSTITUTION_LEVELS } from '@gongwei/domain/back-office';
import { TextLine } from './text-line.part.tsx';

type Here = RoleEditorState & { readonly status: 'here' };

/** Name, levels and note of a role. Built-in roles keep the first two. */
export const RoleAbout = ({
  state: { role, draft },
  editor,
}: {
  readonly state: Here;
  readonly editor: RoleEditor;
}) => {
  const fixed = role.fixed !== undefined;
  const tick = (code: string, on: boolean) =>
    editor.change({ levels: on ? [...draft.levels, code] : draft.levels.filter((one) => one !== code) });
  return (
    <section className="gw-panel gw-role-about">
      <TextLine
        label="角色名称"
        value={draft.name}
        maxLength={30}
        disabled={fixed || role.builtin}
        onChange={(name) => editor.change({ name })}
      />
      <fieldset disabled={fixed || role.builtin}>
        <legend>适用机构级别（不勾：各级都可以）</legend>
        {INSTITUTION_LEVELS.map(({ code, label }) => (
          <label key={code}>
            <input
              type="checkbox"
              className="gw-check"
              checked={draft.levels.includes(code)}
              onChange={(event) => tick(code, event.target.checked)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <TextLine
        label="备注"
        wide
        value={draft.remark}
        maxLength={200}
        disabled={fixed}
        onChange={(remark) => editor.change({ remark })}
      />
    </section>
  );
};
