import { createCompiledForm, FormCatalogue } from '@gongwei/application/forms';
import { HistoryDrawer } from '../forms/history-drawer.part.tsx';
import { useList, type ActionTarget } from '../lists/index.ts';
import { useLoaded, useService } from '../shared/index.ts';
import '../forms/dialogs.css';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

const NO_NAMES = {};

/** 修改历史 of an entry, beside its list: every version with what was different, field by field. */
export const EntryHistory = ({ target, onClose }: Props) => {
  const { session } = useList();
  const formId = session.definition.subject.replace(/^record:/, '');
  const { value: form } = useLoaded(createCompiledForm, useService(FormCatalogue), formId);
  const [row] = target.rows;
  return form && row ? <HistoryDrawer form={form} recordId={row.id} names={NO_NAMES} onClose={onClose} /> : null;
};
