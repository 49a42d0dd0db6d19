import type { JsonObject } from '@gongwei/domain/shared';
import { useMemo } from 'react';
import { wordsOfValue } from '../forms/wording.rules.ts';
import { Continuation } from './continuation.part.tsx';
import { PaperHead, type PaperPerson } from './paper-head.part.tsx';
import { answerOf, fieldOf, type PaperData } from './paper-template.rules.ts';
import { printVisits } from './print-sheet.rules.ts';
import type { VisitLayout } from './sheet-layout.ts';
import { SheetLines } from './sheet-pieces.part.tsx';
import './paper.css';

type Props = {
  readonly layout: VisitLayout;
  readonly visits: readonly PaperData[];
  readonly empty: PaperData;
  readonly person: PaperPerson;
};

/** A follow-up sheet with its visits side by side, oldest on the left; columns not used yet stay empty. */
export const VisitSheet = ({ layout, visits, empty, person }: Props) => {
  const columns = useMemo(() => Array.from({ length: layout.columns }, (_, at) => visits[at]), [layout, visits]);
  const printed = useMemo(() => printVisits(layout, columns, empty), [layout, columns, empty]);
  const table = layout.medications;
  return (
    <>
      <section className="gwp-sheet gwp-sheet--visits">
        <h1>{layout.title}</h1>
        <PaperHead {...person} />
        <table className="gwp-table">
          <colgroup>
            <col style={{ width: '5%' }} />
            <col style={{ width: '13%' }} />
            {columns.map((_, at) => (
              <col key={at} style={{ width: `${82 / layout.columns}%` }} />
            ))}
          </colgroup>
          <tbody>
            {printed.rows.map((row, at) => (
              <tr key={at}>
                {row.item === undefined ? (
                  <th colSpan={2}>{row.label}</th>
                ) : (
                  <>
                    {row.rows > 0 ? (
                      <th rowSpan={row.rows} className="gwp-section">
                        {row.label}
                      </th>
                    ) : null}
                    <th>{row.item}</th>
                  </>
                )}
                {row.visits.map((lines, visit) => (
                  <td key={visit}>
                    <SheetLines lines={lines} />
                  </td>
                ))}
              </tr>
            ))}
            {table
              ? Array.from({ length: table.rows }, (_, row) =>
                  ['药物名称', '用法用量'].map((item, line) => (
                    <tr key={`${row}-${line}`}>
                      {row === 0 && line === 0 ? (
                        <th rowSpan={table.rows * 2} className="gwp-section">
                          用药情况
                        </th>
                      ) : null}
                      <th>{line === 0 ? `${item} ${row + 1}` : item}</th>
                      {columns.map((visit, column) => (
                        <td key={column}>{visit ? medicine(visit, table.table, row, line) : ''}</td>
                      ))}
                    </tr>
                  )),
                )
              : null}
            {[
              ['转诊', '原因', 'referralReason'],
              ['转诊', '机构及科别', 'referralOrganization'],
            ].map(([label, item = '', key = ''], at) => (
              <tr key={key}>
                {at === 0 ? (
                  <th rowSpan={2} className="gwp-section">
                    {label}
                  </th>
                ) : null}
                <th>{item}</th>
                {columns.map((visit, column) => (
                  <td key={column}>{visit ? answerOf(key, visit) : ''}</td>
                ))}
              </tr>
            ))}
            {[
              ['下次随访日期', 'nextFollowUpDate'],
              ['随访医生签名', 'followUpDoctor'],
            ].map(([item, key = '']) => (
              <tr key={key}>
                <th colSpan={2}>{item}</th>
                {columns.map((visit, column) => (
                  <td key={column}>{visit ? answerOf(key, visit) : ''}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Continuation overflow={printed.overflow} title={layout.title} person={person} />
    </>
  );
};

/** Name of a drug, or `每日 1 次，每次 5 mg`. */
function medicine({ form, data, names }: PaperData, table: string, row: number, line: number): string {
  const stored = data[table];
  const drug = (Array.isArray(stored) ? stored[row] : undefined) as JsonObject | undefined;
  if (!drug) return '';
  if (line === 0) return String(drug['drugName'] ?? '');
  const field = fieldOf(form, table);
  const unitField = field?.type === 'table' ? field.columns.find((column) => column.key === 'doseUnit') : undefined;
  const unit = unitField && drug['doseUnit'] !== undefined ? wordsOfValue(unitField, drug['doseUnit'], names) : '';
  const times = drug['timesPerDay'] === undefined ? '' : `每日 ${String(drug['timesPerDay'])} 次`;
  const dose = unit.replace(/（.*）/, '');
  return [times, drug['dosePerTime'] === undefined ? '' : `每次 ${String(drug['dosePerTime'])} ${dose}`]
    .filter(Boolean)
    .join('，');
}
