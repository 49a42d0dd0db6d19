import { jobsOf, type PrintRequest, type Report, type Reports } from '@gongwei/application/paper';
import { partsOf, yearsOf } from '@gongwei/paper';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../shared/button.part.tsx';
import { archivePath, newFormPath, printPath } from '../../shared/paths.ts';
import { EmptyState, FaultState, wordsOf } from '../../shared/state.part.tsx';

type Props = { readonly request: PrintRequest; readonly reports: Reports };

/** What could not be printed, of whom and why, with the way to mend it. */
export const DeskTroubles = ({ request, reports }: Props) => {
  const { failed, ready, retry } = reports;
  const [only] = ready;
  if (request.people.length === 1) {
    if (failed[0]) return <FaultState fault={failed[0].failure} onRetry={retry} />;
    if (!only || only.gaps.length === 0) return null;
    return only.parts.length === 0 ? <NothingThere request={request} report={only} /> : <SomeMissing report={only} />;
  }
  const empty = ready.filter(({ parts }) => parts.length === 0);
  const twins = ready.flatMap((report) =>
    jobsOf(report).flatMap(({ choices }) => choices.map((choice) => ({ ...choice, ...report.subject }))),
  );
  if (failed.length === 0 && empty.length === 0 && twins.length === 0) return null;
  return (
    <div className="gwr-troubles" role="alert">
      {failed.length > 0 ? (
        <details open>
          <summary>
            {failed.length} 人没有取到
            <Button small onClick={retry}>
              重试
            </Button>
          </summary>
          <ul>
            {failed.map(({ person, failure }) => (
              <li key={person.id}>
                <Link to={archivePath(person.id)}>{person.name ?? person.id}</Link>：{wordsOf(failure).message}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {empty.length > 0 ? (
        <details>
          <summary>{empty.length} 人没有可打印的记录</summary>
          <ul>
            {empty.map(({ subject: { resident }, gaps }) => (
              <li key={resident.id}>
                <Link to={archivePath(resident.id)}>{resident.name}</Link>：{gaps[0]?.sentence}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {twins.length > 0 ? (
        <details>
          <summary>{twins.length} 处同一阶段有多份记录，印的是较新的一份</summary>
          <ul>
            {twins.map(({ resident, title, printed, records }) => (
              <li key={printed.id}>
                <Link to={printPath(resident.id, printed.id)}>{resident.name}</Link>：“{title}”有 {records.length}{' '}
                份，印的是 {printed.occurredOn} 的
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
};

const NothingThere = ({ request, report }: { readonly request: PrintRequest; readonly report: Report }) => {
  const { resident } = report.subject;
  const [gap] = report.gaps;
  const others = yearsOf(partsOf(request.pages), report.recorded);
  return (
    <div className="gwr-empty">
      <EmptyState
        icon="print"
        title={gap?.sentence ?? ''}
        actions={
          <>
            <Link className={buttonClass('primary')} to={newFormPath(resident.id, gap?.formId ?? '')}>
              现在填写
            </Link>
            {others.length > 0 ? (
              <Link className={buttonClass()} replace to={`?resident=${resident.id}&year=${others[0]}`}>
                看 {others[0]} 年的
              </Link>
            ) : null}
            <Link className={buttonClass()} to={archivePath(resident.id)}>
              健康档案
            </Link>
          </>
        }
      >
        {resident.name}的档案里没有这份记录，填写保存后就可以打印。
      </EmptyState>
    </div>
  );
};

const SomeMissing = ({ report: { gaps, subject } }: { readonly report: Report }) => (
  <div className="gwr-troubles">
    <details>
      <summary>有 {gaps.length} 份还没有填写，没有列在下面</summary>
      <ul>
        {gaps.map(({ sentence, formId }) => (
          <li key={formId}>
            {sentence}　<Link to={newFormPath(subject.resident.id, formId)}>现在填写</Link>
          </li>
        ))}
      </ul>
    </details>
  </div>
);
