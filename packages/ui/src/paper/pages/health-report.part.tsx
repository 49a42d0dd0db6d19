import { archiveFigures } from '@gongwei/domain/charts';
import type { RecordSummary } from '@gongwei/domain/forms';
import {
  coverFacts,
  conclusionOf,
  isWithin,
  monitoringOf,
  reachedLabel,
  type MonitoringRow,
  type Period,
  type ReportIssuer,
} from '@gongwei/paper';
import type { ConceptSeries, ResidentOverview } from '@gongwei/domain/resident';
import type { CalendarDay } from '@gongwei/domain/shared';
import { Chart } from '../../charts/index.ts';
import { CONDITION_LABELS } from '../../shared/format.ts';
import { ReportHead } from './report-head.part.tsx';
import { SignLine } from './sign-line.part.tsx';

/** The report itself, on A4. */
export const HealthReportPage = ({
  overview: { resident, timeline, due },
  series,
  issuer,
  period,
  today,
}: {
  readonly overview: ResidentOverview;
  readonly series: readonly ConceptSeries[];
  readonly issuer: ReportIssuer;
  readonly period: Period;
  readonly today: CalendarDay;
}) => {
  const facts = coverFacts({ subject: { resident, issuer, today } });
  const figures = archiveFigures(resident, series, period.until < today ? period.until : today);
  const shown = figures.flatMap((figure) => {
    const row = monitoringOf(figure, period);
    return row ? [{ figure: { ...figure, moments: figure.moments.filter(({ on }) => on <= period.until) }, row }] : [];
  });
  const services = timeline.filter(({ occurredOn }) => isWithin(occurredOn, period));
  return (
    <section className="gwr-page gwr-letter">
      <ReportHead
        title="居民健康报告"
        facts={facts}
        more={[
          ['报告期', period.words],
          ['责任医生', facts.doctor],
          ['管理人群', resident.conditions.map((one) => CONDITION_LABELS[one]).join('、') || '一般人群'],
        ]}
      />
      <h2>一、监测</h2>
      {shown.length > 0 ? (
        <Monitoring rows={shown.map(({ row }) => row)} />
      ) : (
        <p>本期没有血压、血糖、体重的测量记录。</p>
      )}
      <div className="gwr-figures">
        {shown.map(({ figure }) => (
          <figure key={figure.id}>
            <figcaption>
              {figure.title}（{figure.unit}）
            </figcaption>
            <Chart figure={figure} width={84} height={36} text={2.6} unit="mm" tone="paper" />
          </figure>
        ))}
      </div>
      <h2>二、评估与服务</h2>
      <Services records={services} />
      <h2>三、结论与建议</h2>
      <ol>
        {shown.map(({ row }) => (
          <li key={row.title}>{conclusionOf(row)}</li>
        ))}
        {due.map(({ kind, title, dueOn, reason }) => (
          <li key={kind}>
            下次{[title, dueOn].filter(Boolean).join('：')}（{reason}）。
          </li>
        ))}
        <li>
          医生建议：
          <span className="gwr-writing" />
        </li>
      </ol>
      <footer className="gwr-sign">
        <p>
          联系电话 {issuer.phone || '＿＿＿＿＿＿＿＿'}
          {issuer.address ? `　地址 ${issuer.address}` : ''}
        </p>
        <SignLine />
      </footer>
    </section>
  );
};

const Monitoring = ({ rows }: { readonly rows: readonly MonitoringRow[] }) => (
  <table className="gwr-measures gwr-monitoring">
    <thead>
      <tr>
        {['项目', '次数', '平均', '最高', '最低', '最近一次', '达标'].map((title) => (
          <th key={title}>{title}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.title}>
          <td>
            {row.title}（{row.unit}）
          </td>
          <td>{row.count}</td>
          <td>{row.average}</td>
          <td>{row.highest}</td>
          <td>{row.lowest}</td>
          <td>
            {row.last}（{row.lastOn}）
          </td>
          <td>{reachedLabel(row)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** What was done in the period: one row a kind of sheet, with what its newest one found. */
const Services = ({ records }: { readonly records: readonly RecordSummary[] }) => {
  const forms = [...new Set(records.map(({ formId }) => formId))];
  if (forms.length === 0) return <p>本期没有服务记录。</p>;
  return (
    <table className="gwr-measures gwr-monitoring">
      <thead>
        <tr>
          {['服务', '次数', '最近一次', '主要结果'].map((title) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {forms.map((formId) => {
          const own = records.filter((record) => record.formId === formId);
          const last = own.reduce((newest, one) => (one.occurredOn > newest.occurredOn ? one : newest));
          return (
            <tr key={formId}>
              <td>{last.title}</td>
              <td>{own.length}</td>
              <td>{last.occurredOn}</td>
              <td>{last.headline.map(({ text }) => text).join('；')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
