import { useNavigate } from 'react-router';
import { Icon, MenuButton, newFormPath } from '../shared/index.ts';
import { useMaySave } from '../shared/use-may-save.ts';

const SUPPLEMENTS = [
  ['supplement-blood-routine', '血常规'],
  ['supplement-urine-routine', '尿常规'],
  ['supplement-biochemistry', '生化'],
  ['supplement-ecg', '心电图'],
  ['supplement-ultrasound', 'B超'],
] as const;

/** Sheets of what the laboratory and the machines find, for who may fill them in. */
export const Supplements = ({ residentId }: { readonly residentId: string }) => {
  const navigate = useNavigate();
  const maySave = useMaySave();
  const entries = SUPPLEMENTS.filter(([formId]) => maySave(formId)).map(([key, label]) => ({
    key,
    label,
    onPick: () => void navigate(newFormPath(residentId, key)),
  }));
  return entries.length > 0 ? (
    <MenuButton entries={entries}>
      补充检查
      <Icon name="down" size={12} />
    </MenuButton>
  ) : null;
};
