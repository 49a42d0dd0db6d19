import type { InstitutionEditor, InstitutionEditorState } from '@gongwei/application/back-office';
import { disableProblem, HANGING, LEVEL_LABELS, type KeptInstitution } from '@gongwei/domain/organisation';
import { Link } from 'react-router';
import { PlaceSelect } from './place-select.part.tsx';
import { TextLine } from './text-line.part.tsx';

export type InstitutionHere = InstitutionEditorState & { readonly status: 'here' };
type Props = { readonly state: InstitutionHere; readonly editor: InstitutionEditor; readonly fixed: boolean };

/** Where an institution lies, its code and its name. */
export const InstitutionFields = ({ state, editor, fixed }: Props) => {
  const { institution, draft } = state;
  return (
    <section className="gw-panel gw-role-about" aria-label="机构">
      {institution ? <Filed institution={institution} /> : <NewPlace state={state} editor={editor} />}
      <TextLine
        label="机构名称"
        wide
        value={draft.name}
        maxLength={60}
        disabled={fixed}
        onChange={(name) => editor.change({ name })}
      />
      {institution ? <Contact state={state} editor={editor} fixed={fixed} /> : null}
      {institution && institution.level < 5 ? (
        <fieldset disabled={fixed}>
          <legend>选择机构时</legend>
          <label>
            <input
              type="checkbox"
              className="gw-check"
              checked={draft.offersChildren}
              onChange={(event) => editor.change({ offersChildren: event.target.checked })}
            />
            可展开下级
          </label>
        </fieldset>
      ) : null}
    </section>
  );
};

/** How it is reached, and where it is. */
const Contact = ({ state: { draft }, editor, fixed }: Props) => (
  <>
    <TextLine
      label="联系电话"
      value={draft.phone}
      maxLength={20}
      inputMode="tel"
      disabled={fixed}
      onChange={(phone) => editor.change({ phone })}
    />
    <TextLine
      label="地址"
      wide
      value={draft.address}
      maxLength={200}
      disabled={fixed}
      onChange={(address) => editor.change({ address })}
    />
  </>
);

/** What never changes of one that is there. */
const Filed = ({ institution }: { readonly institution: KeptInstitution }) => (
  <>
    <label>
      机构编码（不能改）
      <input className="gw-input" value={institution.code} disabled />
    </label>
    <label>
      级别
      <input className="gw-input gw-input-short" value={LEVEL_LABELS[institution.level]} disabled />
    </label>
    <label className="gw-step-wide">
      上级机构
      <input className="gw-input" value={institution.parentName ?? '无'} disabled />
    </label>
  </>
);

/** A code is that of the institution above and three digits more. */
const NewPlace = ({ state: { draft, parents }, editor }: Omit<Props, 'fixed'>) => (
  <>
    <label className="gw-step-wide">
      上级机构
      <PlaceSelect places={parents} value={draft.parentCode} onChange={(parentCode) => editor.change({ parentCode })} />
    </label>
    <label>
      机构编码
      <span className="gw-code-tail">
        <span>{draft.parentCode}</span>
        <input
          className="gw-input"
          value={draft.tail}
          maxLength={3}
          inputMode="numeric"
          aria-label="机构编码的后三位"
          autoComplete="off"
          onChange={(event) => editor.change({ tail: event.target.value })}
        />
      </span>
    </label>
    {draft.parentCode.length === 6 ? (
      <label>
        级别
        <select
          className="gw-select"
          value={draft.hospital ? '3' : '4'}
          onChange={(event) => editor.change({ hospital: event.target.value === '3' })}
        >
          <option value="4">乡镇级</option>
          <option value="3">县级（县级医院等）</option>
        </select>
      </label>
    ) : null}
  </>
);

/** What hangs on it: all of it has to be settled before it can be given up. */
export const InstitutionUse = ({ institution }: { readonly institution: KeptInstitution }) => {
  const { name, hanging, stays } = institution;
  // What hangs on it stands in the table; anything else is said.
  const otherwise = stays === disableProblem(name, hanging) ? undefined : stays;
  return (
    <section className="gw-panel" aria-label="在用情况">
      <div className="gw-panel-head">
        <h2>在用情况</h2>
        <span className="gw-muted">{otherwise ?? '含下级机构；都为零才能停用'}</span>
      </div>
      <table className="gw-table gw-in-use">
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col" data-align="end">
              数量
            </th>
            <th scope="col">怎样处理</th>
          </tr>
        </thead>
        <tbody>
          {HANGING.map(({ key, label, unit, way, at }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td data-align="end">
                {hanging[key]} {unit}
              </td>
              <td>{hanging[key] > 0 ? <Link to={at}>{way}</Link> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
