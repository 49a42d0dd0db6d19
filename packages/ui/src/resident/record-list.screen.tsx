import { FormCatalogue } from '@gongwei/application/forms';
import { createOverview, ResidentDirectory } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { formatAge } from '@gongwei/domain/resident';
import { Link, useParams, useSearchParams } from 'react-router';
import {
  archivePath,
  buttonClass,
  Icon,
  newFormPath,
  printPath,
  SEX_LABELS,
  usePageTitle,
  useLoaded,
  useService,
} from '../shared/index.ts';
import { ResidentPending } from './resident-pending.part.tsx';
import { RemovedSheets, Timeline } from './timeline.part.tsx';
import './archive/archive.css';

/** Records named in one address; more would make it too long for some servers. */
const MOST_PRINTED = 100;

function printAllPath(residentId: string, records: readonly { readonly id: string }[]): string {
  const ids = records.slice(0, MOST_PRINTED).map(({ id }) => id);
  return `${printPath(residentId, ids[0] ?? '')}?records=${ids.join(',')}`;
}

/** What was recorded for a resident with the forms of the query (`?form=…`, repeatable), and the way to a new sheet of each. */
export const RecordListScreen = () => {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { index } = useService(FormCatalogue);
  const today = useService(Clock).today();
  const { value: overview, failure, reload } = useLoaded(createOverview, useService(ResidentDirectory), id);
  const forms = index.filter((form) => search.getAll('form').includes(form.id));
  usePageTitle(overview && '服务记录', {
    tabName: overview && `${overview.resident.name}的记录`,
    of: overview?.resident,
  });
  if (!overview) return <ResidentPending label="正在取记录…" failure={failure} onRetry={reload} />;
  const { resident, timeline } = overview;
  const records =
    forms.length === 0 ? timeline : timeline.filter(({ formId }) => forms.some((form) => form.id === formId));
  return (
    <>
      <div className="gw-page-head">
        <h1>{resident.name}</h1>
        <span className="gw-muted">
          {SEX_LABELS[resident.sex]} · {formatAge(resident, today)} · {resident.villageName}
        </span>
        <Link className={buttonClass()} to={archivePath(id)}>
          <Icon name="archive" />
          健康档案
        </Link>
        {forms.map((form, at) => (
          <Link key={form.id} className={buttonClass(at === 0 ? 'primary' : 'normal')} to={newFormPath(id, form.id)}>
            <Icon name="plus" />
            {form.title}
          </Link>
        ))}
        {records[0] ? (
          <Link className={buttonClass()} to={printAllPath(id, records)} target="_blank">
            <Icon name="print" />
            {records.length > 1 ? `打印这 ${Math.min(records.length, MOST_PRINTED)} 份` : '打印'}
          </Link>
        ) : null}
      </div>
      <Timeline residentId={id} records={records} title={forms.length === 1 ? forms[0]?.title : '服务记录'} />
      <RemovedSheets residentId={id} />
    </>
  );
};
