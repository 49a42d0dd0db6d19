import type { ListDefinition } from '@gongwei/domain/lists';
import type { HomeFile, HomeKind } from '@gongwei/domain/prevention';
import { formatAge } from '@gongwei/domain/resident';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { OneRow, type LentToLists, type OneRowShown } from '../lists/parts/index.ts';
import {
  archivePath,
  buttonClass,
  CONDITION_LABELS,
  healthReportPath,
  newFormPath,
  SEX_LABELS,
  useMay,
} from '../shared/index.ts';
import { MaskedValue } from '../shared/masked-value.part.tsx';
import { useDocumentKeys } from '../shared/use-document-keys.ts';
import { DETAIL_KINDS } from './detail-kinds.data.ts';

type Props = {
  readonly file: HomeFile;
  readonly kind: HomeKind;
  readonly definition: ListDefinition;
  readonly within: string;
  readonly lent: LentToLists;
};

/** Everybody, also whose monitoring ended: the list itself leaves them out. */
const ANY_STATE = { state: ['1', '2', '3'] };

/** Who it is and what can be done: the row of the list of patients, or, of somebody who is on none, how to put them there. */
export const DetailHead = ({ file, kind, definition, within, lent }: Props) => {
  const part = useMemo(() => ({ within, where: ANY_STATE }), [within]);
  return (
    <OneRow definition={definition} part={part} lent={lent}>
      {(shown) => <Head file={file} kind={kind} shown={shown} />}
    </OneRow>
  );
};

const Head = ({ file, kind, shown }: Pick<Props, 'file' | 'kind'> & { readonly shown: OneRowShown }) => {
  const { resident } = file;
  useEnterKey(shown);
  return (
    <section className="gw-panel gw-home-who" aria-label="居民信息">
      <div className="gw-home-who-head">
        <h1>{resident.name}</h1>
        <span className="gw-muted">
          {SEX_LABELS[resident.sex]} · {formatAge(resident, file.on)}
        </span>
        {shown.row ? shown.cell('state') : null}
        <span className="gw-chips">
          {resident.conditions.map((condition) => (
            <span key={condition} className="gw-chip gw-chip--brand">
              {CONDITION_LABELS[condition]}
            </span>
          ))}
        </span>
        <nav className="gw-home-acts" aria-label="办理">
          {shown.actions(['enter', 'targets'])}
          {shown.known && !shown.row ? <TakeUp file={file} kind={kind} /> : null}
          <Elsewhere file={file} kind={kind} />
        </nav>
      </div>
      {shown.row ? (
        shown.facts(DETAIL_KINDS[kind].facts, { phone: <Phone resident={resident} /> })
      ) : (
        <PlainFacts file={file} kind={kind} known={shown.known} />
      )}
      {shown.jobs}
    </section>
  );
};

/** N enters a reading, wherever the focus is on the page. */
function useEnterKey({ press }: OneRowShown): void {
  useDocumentKeys((event) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea') !== null;
    if (typing || event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
    if (event.key.toLowerCase() === 'n' && press('enter')) event.preventDefault();
  });
}

const TakeUp = ({ file: { resident }, kind }: Pick<Props, 'file' | 'kind'>) =>
  useMay('gwyfrh:E') && resident.status === '1' ? (
    <Link className={buttonClass('primary')} to={newFormPath(resident.id, DETAIL_KINDS[kind].plan)}>
      列入{DETAIL_KINDS[kind].listTitle}
    </Link>
  ) : null;

/** What belongs to this and stands on pages of its own. */
const Elsewhere = ({ file: { resident, cared }, kind }: Pick<Props, 'file' | 'kind'>) => {
  const [mayVisit, mayFile] = [useMay('gwsfmkgl:E'), useMay('gwjkdngl:V', 'gwtjdngl:V', 'gwsfmkgl:V', 'gwfybjgl:V')];
  return (
    <>
      {cared && mayVisit ? (
        <Link className={buttonClass()} to={newFormPath(resident.id, DETAIL_KINDS[kind].followUp)}>
          随访
        </Link>
      ) : null}
      {mayVisit && resident.status === '1' ? (
        <Link className={buttonClass()} to={newFormPath(resident.id, 'management-prescription')}>
          开处方
        </Link>
      ) : null}
      <Link className={buttonClass()} to={healthReportPath(resident.id)}>
        健康报告
      </Link>
      {mayFile ? (
        <Link className={buttonClass()} to={archivePath(resident.id)}>
          健康档案
        </Link>
      ) : null}
    </>
  );
};

const Phone = ({ resident: { id, phone, name } }: Pick<HomeFile, 'resident'>) => (
  <MaskedValue residentId={id} what="phone" masked={phone} owner={name} />
);

const PlainFacts = ({
  file: { resident },
  kind,
  known,
}: Pick<Props, 'file' | 'kind'> & { readonly known: boolean }) => (
  <>
    <dl className="gw-row-facts">
      <div>
        <dt>联系电话</dt>
        <dd>
          <Phone resident={resident} />
        </dd>
      </div>
      <div>
        <dt>责任医生</dt>
        <dd>{resident.doctorName ?? '—'}</dd>
      </div>
      <div>
        <dt>村（居）</dt>
        <dd>{resident.villageName}</dd>
      </div>
      <div>
        <dt>档案编号</dt>
        <dd className="gw-num">{resident.archiveNumber}</dd>
      </div>
    </dl>
    {known ? <p className="gw-home-note gw-muted">没有列入{DETAIL_KINDS[kind].listTitle}，目标按默认值算。</p> : null}
  </>
);
