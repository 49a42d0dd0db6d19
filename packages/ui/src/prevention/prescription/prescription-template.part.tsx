import { ListGateway } from '@gongwei/application/lists';
import { createPrescriptionChoices, type PrescriptionChoice } from '@gongwei/application/prevention';
import { Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useList } from '../../lists/index.ts';
import { Button, DialogBox, FaultState, LoadingState, newFormPath, useLoaded, useService } from '../../shared/index.ts';
import { registerEntryPath } from '../../shared/register-path.ts';

const FORM = 'management-prescription';
const LABELS: { readonly [formId: string]: string } = {
  'knowledge-comprehensive-intervention': '综合干预',
  'knowledge-intervention-plan': '干预方案',
};

type Props = { readonly onClose: () => void };

/** 套用模板: for whom, and which entry of the knowledge base; both are brought into a new sheet, where everything can be changed. */
export const PrescriptionTemplateWindow = ({ onClose }: Props) => {
  const navigate = useNavigate();
  const { value, failure, reload } = useLoaded(createPrescriptionChoices, useService(ListGateway));
  const Resident = useList().fields.resident;
  const [resident, chooseResident] = useState('');
  const [template, chooseTemplate] = useState('');
  const form = useId();
  const apply = (): void => void navigate(`${newFormPath(resident, FORM)}?${new URLSearchParams({ template })}`);
  return (
    <DialogBox
      title="套用模板"
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="primary" type="submit" form={form} disabled={resident === '' || template === ''}>
            套用
          </Button>
        </>
      }
    >
      {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
      {value === undefined && failure === undefined ? <LoadingState label="正在取知识库的方案…" /> : null}
      {value ? (
        <form
          id={form}
          className="gw-dialog-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (resident !== '' && template !== '') apply();
          }}
        >
          <p>
            选居民和知识库里启用的一份方案，文字带进新处方，核对、修改后再保存；身高、体重、血压和能量仍按本人计算。
          </p>
          <Templates choices={value} chosen={template} onChoose={chooseTemplate} />
          <div className="gw-action-field">
            <span>
              居民<span aria-hidden="true"> *</span>
            </span>
            <Suspense fallback={null}>
              <Resident chosen={resident} onChange={chooseResident} />
            </Suspense>
          </div>
        </form>
      ) : null}
    </DialogBox>
  );
};

const Templates = ({
  choices,
  chosen,
  onChoose,
}: {
  readonly choices: readonly PrescriptionChoice[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) => {
  const id = useId();
  const found = choices.find((one) => one.id === chosen);
  if (choices.length === 0)
    return <p className="gw-note">知识库里还没有启用的“综合干预”或“干预方案”，请先在知识库维护。</p>;
  return (
    <div className="gw-action-field">
      <label htmlFor={id}>
        模板<span aria-hidden="true"> *</span>
      </label>
      <select
        id={id}
        className="gw-select"
        aria-required
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">请选择</option>
        {Object.entries(LABELS).map(([formId, label]) => (
          <optgroup key={formId} label={label}>
            {choices
              .filter((one) => one.formId === formId)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {found ? (
        <p className="gw-muted">
          <a href={registerEntryPath(found.formId, found.id)} target="_blank" rel="noreferrer">
            在新标签页查看这一份
          </a>
        </p>
      ) : null}
    </div>
  );
};
