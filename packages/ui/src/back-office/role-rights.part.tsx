import { mayGiveLetter, type RoleEditor, type RoleEditorState } from '@gongwei/application/back-office';
import { LETTER_LABELS } from '@gongwei/domain/back-office';
import type { RightGroup } from '@gongwei/domain/pages';
import { Fragment, useState } from 'react';
import { Button } from '../shared/index.ts';
import { LetterChoice } from './letter-choice.part.tsx';

type Here = RoleEditorState & { readonly status: 'here' };
type Props = { readonly state: Here; readonly editor: RoleEditor; readonly groups: readonly RightGroup[] };

/** What the role may do, right by right: by the groups of the menu, each with the pages it opens. */
export const RoleRights = ({ state, editor, groups }: Props) => {
  const { role, draft, other } = state;
  const [text, setText] = useState('');
  const [onlyOther, setOnlyOther] = useState(false);
  const fixed = role.fixed !== undefined;
  const label = (code: string) => role.rights.find((right) => right.code === code)?.label ?? code;
  const wanted = text.trim().toLowerCase();
  const isShown = ({ code, pages }: RightGroup['rights'][number]): boolean =>
    [code, label(code), ...pages].some((words) => words.toLowerCase().includes(wanted)) &&
    (!onlyOther || other?.letters[code] !== draft.letters[code]);
  const shown = groups
    .map((group) => ({ ...group, rights: group.rights.filter(isShown) }))
    .filter(({ rights }) => rights.length > 0);
  return (
    <>
      <div className="gw-rights-tools">
        <input
          className="gw-input"
          type="search"
          aria-label="找权限或页面"
          placeholder="找权限或页面"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {other ? (
          <label className="gw-rights-only">
            <input
              type="checkbox"
              className="gw-check"
              checked={onlyOther}
              onChange={(event) => setOnlyOther(event.target.checked)}
            />
            只看与“{other.name}”不同的
          </label>
        ) : null}
      </div>
      <table className="gw-table gw-rights">
        <thead>
          <tr>
            <th scope="col">权限</th>
            <th scope="col">打开的页面</th>
            <th scope="col">可以做什么</th>
            <th scope="col">默认</th>
            {other ? <th scope="col">{other.name}</th> : null}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ title, rights }) => (
            <Fragment key={title}>
              <tr className="gw-rights-group">
                <th scope="rowgroup" colSpan={2}>
                  {title}
                </th>
                <td colSpan={other ? 3 : 2}>
                  {fixed || rights.length < 2 ? null : (
                    <>
                      整组：
                      {([undefined, 'V', 'E', 'M'] as const).map((letter) => (
                        <Button
                          key={letter ?? '-'}
                          look="quiet"
                          small
                          onClick={() =>
                            editor.set(
                              rights.map(({ code }) => code),
                              letter,
                            )
                          }
                        >
                          {LETTER_LABELS[letter ?? '-']}
                        </Button>
                      ))}
                    </>
                  )}
                </td>
              </tr>
              {rights.map(({ code, pages }) => {
                const [now, before, delivered] = [draft.letters[code], role.letters[code], role.delivered[code]];
                return (
                  <tr key={code} data-changed={now !== before || undefined}>
                    <th scope="row">
                      {label(code)} {now === before ? null : <span className="gw-chip gw-chip--brand">未保存</span>}
                    </th>
                    <td className="gw-rights-pages" title={pages.join('、')}>
                      {pages.join('、')}
                    </td>
                    <td>
                      <LetterChoice
                        name={`right-${code}`}
                        label={label(code)}
                        value={now}
                        disabled={(letter) => fixed || !mayGiveLetter(role, code, letter)}
                        onChange={(letter) => editor.set([code], letter)}
                      />
                    </td>
                    <td className={now === delivered ? 'gw-muted' : 'gw-rights-departs'}>
                      {LETTER_LABELS[delivered ?? '-']}
                      {now === delivered ? null : <span title="与默认不同"> ●</span>}
                    </td>
                    {other ? <td>{LETTER_LABELS[other.letters[code] ?? '-']}</td> : null}
                  </tr>
                );
              })}
            </Fragment>
          ))}
        </tbody>
      </table>
      {shown.length === 0 ? <p className="gw-rights-none">没有符合的权限。</p> : null}
    </>
  );
};
