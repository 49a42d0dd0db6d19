import type { AnnualReportSession, ComparedNumbers } from '@gongwei/application/reports';
import { comparisonTable, type AnnualContent } from '@gongwei/domain/reports';
import { useState } from 'react';
import { ChoiceSelect } from '../shared/choose/choice-select.part.tsx';
import { Button, useBehavior, useUserSession } from '../shared/index.ts';
import { SheetTable } from './document-sheet.part.tsx';
import { Scrolled } from './scrolled.part.tsx';

type Done = Awaited<ReturnType<AnnualReportSession['compare']>>;

/** With what a report is compared: another year, the numbers of today, or another institution of one's own. */
export const CompareChoice = ({
  session,
  content,
  onDone,
}: {
  readonly session: AnnualReportSession;
  readonly content: AnnualContent;
  readonly onDone: (done: Done) => void;
}) => {
  const { busy } = useBehavior(session.state$);
  const home = useUserSession()?.institution;
  const { institution, year, figures } = content;
  // Those one step down, the institution that reads, never itself.
  const others = [
    ...(home && home.code !== institution.code ? [{ key: home.code, label: home.name }] : []),
    ...figures.table.rows.filter(({ key }) => key !== institution.code),
  ];
  const [other, setOther] = useState('');
  const compare = (withYear: number, code?: string): void => void session.compare(withYear, code).then(onDone);
  return (
    <section className="gw-panel gwn-bar" aria-label="对比">
      <span>与</span>
      {[1, 2].map((back) => (
        <Button key={back} busy={busy === 'comparison'} onClick={() => compare(year - back)}>
          {year - back}年
        </Button>
      ))}
      <Button
        busy={busy === 'comparison'}
        title="报告里的数字与按现在的记录重新统计的数字"
        onClick={() => compare(year)}
      >
        现在的数字
      </Button>
      {others.length > 0 ? (
        <>
          <ChoiceSelect
            aria-label="另一机构"
            choices={others.map(({ key, label }) => ({ code: key, label }))}
            value={other}
            empty="另一机构…"
            onChange={setOther}
          />
          <Button disabled={other === ''} busy={busy === 'comparison'} onClick={() => compare(year, other)}>
            对比机构
          </Button>
        </>
      ) : null}
    </section>
  );
};

export const Comparison = ({
  content,
  compared,
  onClose,
}: {
  readonly content: AnnualContent;
  readonly compared: ComparedNumbers;
  readonly onClose: () => void;
}) => (
  <section className="gw-panel" aria-label="对比结果">
    <div className="gwn-bar">
      <span className="gw-muted">{compared.frozen ? '对方是已发布的数字。' : '对方是按现在的记录统计的数字。'}</span>
      <span className="gwn-gap" />
      <Button small onClick={onClose}>
        收起
      </Button>
    </div>
    <Scrolled label="对比">
      <SheetTable table={comparisonTable(content, `本报告（${content.year}年）`, compared)} />
    </Scrolled>
  </section>
);
