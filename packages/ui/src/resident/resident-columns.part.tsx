import type { ResidentRow, ResidentSort } from '@gongwei/domain/resident';
import type { ReactNode } from 'react';
import { CONDITION_WORDS, SEX_WORDS } from '../shared/index.ts';
import { MaskedValue } from './masked-value.part.tsx';
import { NextFollowUp } from './next-follow-up.part.tsx';
import { STATUS_WORDS } from './resident-words.ts';

export type ResidentColumn = {
  readonly key: string;
  readonly label: string;
  /** Pixels; the column marked `grows` takes what is left over. */
  readonly width: number;
  readonly grows?: boolean;
  readonly sort?: ResidentSort;
  readonly align?: 'end';
  /** Cannot be hidden. */
  readonly fixed?: boolean;
  /** Hidden until chosen. */
  readonly extra?: boolean;
  readonly cell: (row: ResidentRow, active: boolean) => ReactNode;
};

const masked = (what: 'idNumber' | 'phone') => (row: ResidentRow, active: boolean) => (
  <MaskedValue residentId={row.id} what={what} masked={row[what]} owner={row.name} tabIndex={active ? 0 : -1} />
);

/** The list's columns in order. Adding one here is all it takes. */
export const RESIDENT_COLUMNS: readonly ResidentColumn[] = [
  {
    key: 'name',
    label: '姓名',
    width: 92,
    sort: 'name',
    fixed: true,
    cell: (row) => <strong className="gw-name">{row.name}</strong>,
  },
  { key: 'sex', label: '性别', width: 52, cell: (row) => SEX_WORDS[row.sex] },
  { key: 'age', label: '年龄', width: 64, sort: 'age', align: 'end', cell: (row) => row.age },
  { key: 'idNumber', label: '身份证号', width: 180, cell: masked('idNumber') },
  { key: 'phone', label: '联系电话', width: 134, cell: masked('phone') },
  { key: 'village', label: '村（居）', width: 100, cell: (row) => row.villageName },
  { key: 'conditions', label: '慢病与重点人群', width: 200, grows: true, cell: (row) => conditionChips(row) },
  {
    key: 'lastCheckUp',
    label: '最近体检',
    width: 108,
    sort: 'lastCheckUpOn',
    cell: (row) => row.lastCheckUpOn ?? dash,
  },
  {
    key: 'nextFollowUp',
    label: '下次随访',
    width: 176,
    sort: 'nextFollowUpOn',
    cell: (row) => <NextFollowUp row={row} />,
  },
  {
    key: 'archiveNumber',
    label: '档案号',
    width: 178,
    sort: 'archiveNumber',
    extra: true,
    cell: (row) => row.archiveNumber,
  },
  { key: 'birthDate', label: '出生日期', width: 104, extra: true, cell: (row) => row.birthDate },
  { key: 'address', label: '住址', width: 220, extra: true, cell: (row) => row.address ?? dash },
  { key: 'doctor', label: '责任医生', width: 92, extra: true, cell: (row) => row.doctorName ?? dash },
  { key: 'institution', label: '管理机构', width: 180, extra: true, cell: (row) => row.institutionName },
  { key: 'status', label: '档案状态', width: 88, extra: true, cell: (row) => STATUS_WORDS[row.status] },
  { key: 'filedOn', label: '建档日期', width: 108, sort: 'filedOn', extra: true, cell: (row) => row.filedOn },
];

const dash = <span className="gw-muted">—</span>;

const conditionChips = (row: ResidentRow): ReactNode => (
  <span className="gw-chips">
    {row.age >= 65 ? <span className="gw-chip">老年人</span> : null}
    {row.conditions.map((condition) => (
      <span key={condition} className="gw-chip gw-chip--brand">
        {CONDITION_WORDS[condition]}
      </span>
    ))}
    {row.status === '1' ? null : <span className="gw-chip gw-chip--warn">{STATUS_WORDS[row.status]}</span>}
  </span>
);
