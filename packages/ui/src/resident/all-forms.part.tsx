import { FormCatalogue } from '@gongwei/application/forms';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SearchBox, TickFilter } from '../shared/filters.ts';
import { Button, DialogBox, newFormPath, useService } from '../shared/index.ts';
import { formGroups } from './form-choice.rules.ts';
import { fittingGroups, type FormPerson } from './form-fit.rules.ts';
import './resident-chooser.css';

/**
 * Every form of the catalogue that can be filled in for a resident, those that fit first and the rest behind a switch: type a part of its name, Enter opens
 * the first. Who types a name that only the rest has is shown that.
 */
export const AllForms = ({
  residentId,
  person,
  onClose,
}: {
  readonly residentId: string;
  readonly person: FormPerson;
  readonly onClose: () => void;
}) => {
  const { index } = useService(FormCatalogue);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [whole, setWhole] = useState(false);
  const found = useMemo(() => formGroups(index, text), [index, text]);
  const fitting = useMemo(() => fittingGroups(found, person), [found, person]);
  const nothingFits = fitting.groups.length === 0;
  const groups = whole || nothingFits ? found : fitting.groups;
  const count = groups.reduce((sum, { forms }) => sum + forms.length, 0);
  return (
    <DialogBox title="全部表单" width={760} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      <div className="gw-all-forms">
        <SearchBox
          label="查找表单"
          type="text"
          placeholder="表单名称，如“接诊”“老年人”"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const first = groups[0]?.forms[0];
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !first) return;
            void navigate(newFormPath(residentId, first.id));
          }}
        />
        <span className={count > 0 ? 'gw-visually-hidden' : 'gw-muted'} role="status">
          {count > 0 ? `${count} 种表单` : '没有这样的表单'}
        </span>
        {fitting.others > 0 && !nothingFits ? (
          <TickFilter
            label={`也显示不适用于这位居民年龄、性别和情况的 ${fitting.others} 种表单`}
            on={whole}
            onChange={setWhole}
          />
        ) : null}
        {groups.map(({ title, forms }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {forms.map((form) => (
                <li key={form.id}>
                  <Link to={newFormPath(residentId, form.id)}>{form.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </DialogBox>
  );
};
