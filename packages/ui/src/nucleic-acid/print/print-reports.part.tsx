import { createPrintedReports, MOST_REPORTS, NucleicReports } from '@gongwei/application/nucleic-acid';
import { useEffect, useState } from 'react';
import { useList, type ActionTarget } from '../../lists/index.ts';
import { useLoaded, useNotify, useService, wordsOf } from '../../shared/index.ts';
import { PrintedSheets, PrintWindow } from './print-window.part.tsx';
import { ReportSheet } from './report-sheet.part.tsx';

type Props = { readonly target: ActionTarget; readonly onClose: () => void };

/** Prints the reports of the chosen people, two on a page; each print is counted, and a second one says so. */
export const PrintNucleicReports = ({ target, onClose }: Props) => {
  const [printing, setPrinting] = useState(false);
  const count = Math.min(target.count, MOST_REPORTS);
  return (
    <>
      <PrintWindow
        title="打印报告"
        busy={printing}
        onPrint={() => setPrinting(true)}
        onClose={onClose}
        question={
          <>
            <p>打印 {count} 份核酸检测报告，每页两份。每份都记下打印次数，再次打印的注明“补打”。</p>
            {target.count > MOST_REPORTS ? (
              <p className="gw-note">一次最多打印 {MOST_REPORTS} 份，其余请分次打印。</p>
            ) : null}
          </>
        }
      />
      {printing ? <Printed target={target} onClose={onClose} /> : null}
    </>
  );
};

const Printed = ({ target, onClose }: Props) => {
  const { session } = useList();
  const service = useService(NucleicReports);
  const notify = useNotify();
  const { value, failure } = useLoaded(createPrintedReports, service, session, target.selection);
  const nothing = value?.reports.length === 0;
  const left = value?.left ?? 0;
  useEffect(() => {
    if (failure !== undefined) notify({ kind: 'danger', text: `没有打印：${wordsOf(failure).message}` });
    if (left > 0)
      notify({ kind: 'warn', text: `有 ${left} 份没有打印：没有出报告，或阳性报告要由县级管理员、检测机构打印。` });
    if (failure !== undefined || nothing) onClose();
  }, [failure, left, nothing, notify, onClose]);
  if (!value || nothing) return null;
  return (
    <PrintedSheets onClose={onClose}>
      {value.reports.map((report) => (
        <ReportSheet key={report.code} report={report} />
      ))}
    </PrintedSheets>
  );
};
