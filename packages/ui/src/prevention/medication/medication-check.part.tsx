import { createMedicationCheck, MedicationChecks } from '@gongwei/application/prevention';
import type { MedicationPoint } from '@gongwei/domain/prevention';
import { useList, type ActionTarget } from '../../lists/index.ts';
import { Button, DialogBox, FaultState, LoadingState, useLoaded, useService } from '../../shared/index.ts';
import './medication-check.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** 药物核对: one medicine held against allergies, the others in use, and what the registers say of it, with where that is written. */
export const MedicationCheckWindow = ({ target, onClose }: Props) => {
  const { titleOf } = useList();
  const [row] = target.rows;
  const { value, failure, reload } = useLoaded(createMedicationCheck, useService(MedicationChecks), row?.id ?? '');
  const whose = row ? titleOf(row) : '';
  return (
    <DialogBox
      title={['药物核对', whose, value?.medicine].filter(Boolean).join(' · ')}
      width={720}
      onClose={onClose}
      actions={<Button onClick={onClose}>关闭</Button>}
    >
      {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
      {value === undefined && failure === undefined ? <LoadingState label="正在核对…" /> : null}
      {value ? <Points points={value.points} /> : null}
    </DialogBox>
  );
};

const Points = ({ points }: { readonly points: readonly MedicationPoint[] }) => {
  const looked = points.filter(({ weight }) => weight === 'look');
  const others = points.filter(({ weight }) => weight !== 'look');
  return (
    <>
      <p className={looked.length > 0 ? 'gw-note gw-note--warn' : 'gw-note'}>
        {looked.length > 0 ? `有 ${looked.length} 处要请医生看。` : '按登记的数据没有发现要提醒的。'}
        只用系统里登记的数据、按字面核对，只提示，不代替医生和药师判断。
      </p>
      <ul className="gw-medication">
        {[...looked, ...others].map((point, at) => (
          <li key={at} data-weight={point.weight}>
            <b>{point.title}</b>
            <p>{point.text}</p>
            <p className="gw-muted">出处：{point.source}</p>
          </li>
        ))}
      </ul>
    </>
  );
};
