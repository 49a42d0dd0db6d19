import { FormCatalogue } from '@gongwei/application/forms';
import { createResidentViews, ResidentDirectory, VIEWS_PAGE } from '@gongwei/application/resident';
import { residentViews, type LocalRow } from '@gongwei/domain/lists';
import type { ResidentView } from '@gongwei/domain/resident';
import { useMemo } from 'react';
import { LocalListRows } from '../lists/local/index.ts';
import {
  Button,
  DialogBox,
  EmptyState,
  FaultState,
  LoadingState,
  Pager,
  useLoaded,
  useService,
} from '../shared/index.ts';
import './resident-views.css';

const PART_LABELS: { readonly [part in Exclude<ResidentView['part'], 'form'>]: string } = {
  overview: '健康档案总览',
  'id-number': '完整身份证号',
  phone: '完整电话号码',
  print: '打印',
};

type Props = { readonly residentId: string; readonly owner: string; readonly onClose: () => void };

/** 谁看过: who opened a resident's file, from where, what of it and when. The server writes it down before it answers. */
export const ResidentViews = ({ residentId, owner, onClose }: Props) => {
  const {
    query: offset,
    value,
    failure,
    reload,
    ask,
  } = useLoaded(createResidentViews, useService(ResidentDirectory), residentId);
  return (
    <DialogBox
      title={`谁看过${owner}的档案`}
      width={720}
      onClose={onClose}
      actions={<Button onClick={onClose}>关闭</Button>}
    >
      <div className="gw-views">
        {failure ? <FaultState fault={failure} onRetry={reload} /> : null}
        {!value && !failure ? <LoadingState label="正在取查看记录…" /> : null}
        {value && value.total === 0 ? (
          <EmptyState icon="eye" title="还没有人打开过这份档案">
            今后谁打开档案、表单或查看完整号码，都会记在这里。
          </EmptyState>
        ) : null}
        {value && value.total > 0 ? <Views rows={value.rows} /> : null}
        {value && value.total > VIEWS_PAGE ? (
          <Pager total={value.total} offset={offset} size={VIEWS_PAGE} unit="条" onOffset={ask} />
        ) : null}
        <p className="gw-muted">同一人一小时内多次查看同一内容只记一次。</p>
      </div>
    </DialogBox>
  );
};

const Views = ({ rows }: { readonly rows: readonly ResidentView[] }) => {
  const { index } = useService(FormCatalogue);
  const shown = useMemo(
    () =>
      rows.map(({ at, userName, institutionName, part, formId = '' }): LocalRow => {
        const what = part === 'form' ? (index.find(({ id }) => id === formId)?.title ?? '表单') : PART_LABELS[part];
        const id = `${at} ${userName} ${part} ${formId}`;
        return { id, values: { at, user: userName, institution: institutionName, what } };
      }),
    [rows, index],
  );
  return (
    <div className="gw-views-list">
      <LocalListRows definition={residentViews} rows={shown} />
    </div>
  );
};
