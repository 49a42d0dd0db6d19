import type { AnalysisSession } from '@gongwei/application/measures';
import { lazy, Suspense, useEffect } from 'react';
import { Button, MenuButton, useBehavior, useNotify } from '../shared/index.ts';

const PrintDocument = lazy(async () => ({ default: (await import('../reports/index.ts')).PrintDocument }));

/** What is looked at on paper, as a report for Word, and as a workbook. */
export const PaperButtons = ({ session }: { readonly session: AnalysisSession }) => {
  const { preparing, document: printed, fault } = useBehavior(session.paper$);
  const notify = useNotify();
  useEffect(() => {
    if (!fault) return;
    notify({ kind: 'danger', text: `没有打印：${fault.message}` });
    session.endPrint();
  }, [fault, notify, session]);
  return (
    <span className="gwm-paper">
      <Button onClick={() => session.saveFile('docx')} title="文字和图表的Word报告">
        生成分析报告
      </Button>
      <MenuButton
        entries={[
          { key: 'xlsx', label: '导出Excel', onPick: () => session.saveFile('xlsx') },
          {
            key: 'print',
            label: '打印（A4）或存为PDF',
            disabled: preparing === true,
            onPick: () => void session.print(),
          },
        ]}
      >
        {preparing ? '正在准备…' : '导出与打印'}
      </MenuButton>
      {printed ? (
        <Suspense fallback={null}>
          <PrintDocument document={printed} onClose={session.endPrint} />
        </Suspense>
      ) : null}
    </span>
  );
};
