import type { AnnualReportSession } from '@gongwei/application/reports';
import type { AnalysisPage } from '@gongwei/domain/measures';
import {
  ANNUAL_CHAPTERS,
  annualDocument,
  annualReportLife,
  isStale,
  type AnnualReport,
  type Targets,
} from '@gongwei/domain/reports';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button, FaultState, LoadingState, MenuButton, useBehavior, useMay, usePageTitle } from '../shared/index.ts';
import { AnnualChapterPart } from './annual-chapter.part.tsx';
import { Comparison, CompareChoice } from './annual-comparison.part.tsx';
import { AnnualSteps } from './annual-history.part.tsx';
import { MoveButtons } from './annual-moves.part.tsx';
import { TargetsPanel } from './annual-targets.part.tsx';
import { PrintDocument } from './print-document.part.tsx';

type Props = { readonly session: AnnualReportSession; readonly page: AnalysisPage };

/** One report: what it says, chapter by chapter, and its way from numbers to being published. */
export const AnnualReportDesk = ({ session, page }: Props) => {
  const { report, fault } = useBehavior(session.state$);
  usePageTitle('年度分析报告');
  if (report === undefined)
    return fault ? <FaultState fault={fault} onRetry={session.reload} /> : <LoadingState label="正在打开报告…" />;
  return report === 'none' ? <NotYet session={session} /> : <Written session={session} page={page} report={report} />;
};

const NotYet = ({ session }: Pick<Props, 'session'>) => {
  const { busy } = useBehavior(session.state$);
  const may = useMay('gwmksjwh:E');
  const [trouble, setTrouble] = useState<string>();
  const generate = async (): Promise<void> => {
    const done = await session.generate();
    setTrouble(done.ok ? undefined : done.failure);
  };
  return (
    <div className="gwn">
      <div className="gw-page-head">
        <h1>{session.name.year}年度分析报告</h1>
        <Link to="/gwsj/ndfxbg">返回列表</Link>
      </div>
      <section className="gw-panel gwn-empty">
        <p>{session.name.year}年的报告还没有生成。</p>
        <p className="gw-muted">
          生成时按当前记录统计九章的数字，写出文字、表和图。以后可以随时重新生成，您改过的句子会保留。
        </p>
        {may ? (
          <Button look="primary" busy={busy !== undefined} onClick={() => void generate()}>
            {busy === undefined ? '生成报告' : '正在统计，请稍候…'}
          </Button>
        ) : null}
        {trouble === undefined ? null : <p role="alert">{trouble}</p>}
      </section>
    </div>
  );
};

type Panel = 'targets' | 'compare';
type Told = Awaited<ReturnType<AnnualReportSession['generate']>>;

const Written = ({ session, page, report }: Props & { readonly report: AnnualReport }) => {
  const { summary, content, steps } = report;
  const { busy, compared } = useBehavior(session.state$);
  const mayWrite = useMay('gwmksjwh:E') && summary.state === '1';
  const [printing, setPrinting] = useState(false);
  const [panel, setPanel] = useState<Panel>();
  const [trouble, setTrouble] = useState<string>();
  const tell = (done: Told): void => setTrouble(done.ok ? undefined : done.failure);
  const generate = (targets?: Targets): void => void session.generate(targets).then(tell);
  return (
    <div className="gwn">
      <div className="gw-page-head gwn-head">
        <h1>{summary.title}</h1>
        <StateWord state={summary.state} />
        <Link to="/gwsj/ndfxbg">返回列表</Link>
      </div>
      <div className="gwn-bar">
        {mayWrite ? (
          <WritingButtons busy={busy === 'report'} {...{ panel, setPanel }} onGenerate={() => generate()} />
        ) : null}
        <MoveButtons session={session} report={report} onDone={tell} />
        <span className="gwn-gap" />
        <OutButtons session={session} {...{ panel, setPanel }} onPrint={() => setPrinting(true)} />
      </div>
      <Notices trouble={trouble} stale={content.sentences.filter(isStale).length} />
      {panel === 'targets' ? <TargetsPanel content={content} busy={busy === 'report'} onSave={generate} /> : null}
      {panel === 'compare' ? <CompareChoice session={session} content={content} onDone={tell} /> : null}
      {compared ? <Comparison content={content} compared={compared} onClose={session.endComparison} /> : null}
      <div className="gwn-columns">
        <article className="gwn-paper">
          {ANNUAL_CHAPTERS.map((chapter) => (
            <AnnualChapterPart key={chapter.id} {...{ chapter, content, page, session, mayWrite }} />
          ))}
        </article>
        <AnnualSteps content={content} steps={steps} onOpen={(version) => session.saveFile('docx', version)} />
      </div>
      {printing ? <PrintDocument document={annualDocument(report, page)} onClose={() => setPrinting(false)} /> : null}
    </div>
  );
};

const StateWord = ({ state }: Pick<AnnualReport['summary'], 'state'>) => (
  <span className="gwn-state" data-state={state}>
    {annualReportLife.plan.states[state]}
  </span>
);

type PanelProps = {
  readonly panel: Panel | undefined;
  readonly setPanel: (panel: Panel | undefined) => void;
};

const WritingButtons = ({
  panel,
  setPanel,
  busy,
  onGenerate,
}: PanelProps & { readonly busy: boolean; readonly onGenerate: () => void }) => (
  <>
    <Button busy={busy} onClick={onGenerate}>
      重新生成
    </Button>
    <Button aria-expanded={panel === 'targets'} onClick={() => setPanel(panel === 'targets' ? undefined : 'targets')}>
      年度目标
    </Button>
  </>
);

const OutButtons = ({
  session,
  panel,
  setPanel,
  onPrint,
}: PanelProps & Pick<Props, 'session'> & { readonly onPrint: () => void }) => (
  <>
    <Button aria-expanded={panel === 'compare'} onClick={() => setPanel(panel === 'compare' ? undefined : 'compare')}>
      对比
    </Button>
    <MenuButton
      entries={[
        { key: 'docx', label: '导出Word', onPick: () => session.saveFile('docx') },
        { key: 'xlsx', label: '导出Excel', onPick: () => session.saveFile('xlsx') },
        { key: 'print', label: '打印（A4）或存为PDF', onPick: onPrint },
      ]}
    >
      导出与打印
    </MenuButton>
  </>
);

const Notices = ({ trouble, stale }: { readonly trouble: string | undefined; readonly stale: number }) => (
  <>
    {trouble === undefined ? null : (
      <p className="gw-note" role="alert">
        {trouble}
      </p>
    )}
    {stale > 0 ? (
      <p className="gw-note" role="status">
        有 {stale} 句您或同事改过的文字，数字已经变了，请在下面逐句确认（黄色标出）。
      </p>
    ) : null}
  </>
);
