import { SessionService } from '@gongwei/application/identity';
import { Clock } from '@gongwei/application/shared';
import { ageOf, formatAge, NO_NUMBER_LABELS, type Resident, type DueItem } from '@gongwei/domain/resident';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import {
  Button,
  CONDITION_LABELS,
  healthReportPath,
  Icon,
  MenuButton,
  reportPath,
  SEX_LABELS,
  useMay,
  useService,
} from '../shared/index.ts';
import { Supplements } from './supplements.part.tsx';
import { UsualSheets } from './usual-sheets.part.tsx';
import { MaskedValue } from '../shared/masked-value.part.tsx';
import { useMayReveal } from '../shared/use-may-reveal.ts';
import { STATUS_LABELS } from './resident-labels.ts';
import '../shared/cells.css';

const AllForms = lazy(() => import('./all-forms.part.tsx').then((module) => ({ default: module.AllForms })));

const GiveNumber = lazy(() =>
  import('./new-resident/give-number.part.tsx').then((module) => ({ default: module.GiveNumber })),
);

const PastEvents = lazy(() => import('./past-events.part.tsx').then((module) => ({ default: module.PastEvents })));

const ResidentViews = lazy(() =>
  import('./resident-views.part.tsx').then((module) => ({ default: module.ResidentViews })),
);

/** What is printed most, by the permission it asks for; the desk offers the rest. */
const REPORTS: readonly (readonly [permission: string, label: string, pathOf: (residentId: string) => string])[] = [
  ['bggl', '全部报告', (id) => reportPath(id, 'all')],
  ['bggl', '居民健康档案封面', (id) => reportPath(id, 'cover')],
  ['bggl', '个人基本信息表', (id) => reportPath(id, 'jbxx')],
  ['bggl', '健康体检表', (id) => reportPath(id, 'jktj')],
  ['bggl', '健康指导', (id) => reportPath(id, 'jkzd')],
  ['gwyfrh', '健康报告（月、季、年）', healthReportPath],
];

const reportsFor = (login: SessionService) =>
  REPORTS.filter(([permission]) => login.may(permission) !== undefined).map(
    ([, label, pathOf]) => [label, pathOf] as const,
  );

/** What is to be seen at once: a file that is not in care, age, diseases. */
const Marks = ({ resident, age }: { readonly resident: Resident; readonly age: number | undefined }) => (
  <span className="gw-chips">
    {resident.status === '1' ? null : <span className="gw-chip gw-chip--warn">{STATUS_LABELS[resident.status]}</span>}
    {age !== undefined && age >= 65 ? <span className="gw-chip">老年人</span> : null}
    {resident.conditions.map((condition) => (
      <span key={condition} className="gw-chip gw-chip--brand">
        {CONDITION_LABELS[condition]}
      </span>
    ))}
  </span>
);

/** Who it is, and the forms that can be begun. */
export const ResidentCard = ({
  resident,
  due,
  actions,
  onChanged,
}: {
  readonly resident: Resident;
  readonly due: readonly DueItem[];
  /** What other areas do from here. */
  readonly actions?: ReactNode;
  /** The file itself is another one now. */
  readonly onChanged: () => void;
}) => {
  const clock = useService(Clock);
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const login = useService(SessionService);
  const reports = reportsFor(login);
  const mayReveal = useMayReveal();
  const mayAudit = useMay('gwjkdngl:E');
  const [auditing, setAuditing] = useState(false);
  const today = clock.today();
  const age = ageOf(resident, today);
  return (
    <section className="gw-panel gw-who" aria-label="居民信息">
      <div className="gw-who-head">
        <h1>{resident.name}</h1>
        <span className="gw-who-facts">
          {SEX_LABELS[resident.sex]} · {formatAge(resident, today)}
        </span>
        <Marks resident={resident} age={age} />
        {mayAudit ? (
          <Button look="quiet" small onClick={() => setAuditing(true)}>
            谁看过
          </Button>
        ) : null}
        <nav className="gw-who-actions" aria-label="新建">
          <UsualSheets resident={resident} age={age} due={due} />
          <Supplements residentId={resident.id} />
          <Button onClick={() => setChoosing(true)}>
            <Icon name="menu" />
            全部表单
          </Button>
          {reports.length > 0 ? (
            <MenuButton
              entries={reports.map(([label, pathOf]) => ({
                key: label,
                label,
                onPick: () => void navigate(pathOf(resident.id)),
              }))}
            >
              <Icon name="print" />
              打印
              <Icon name="down" size={12} />
            </MenuButton>
          ) : null}
          {actions}
        </nav>
      </div>
      <dl className="gw-facts">
        <Fact label="档案号">
          <span className="gw-num">{resident.archiveNumber}</span>
        </Fact>
        {resident.birthDate === undefined ? null : <Fact label="出生日期">{resident.birthDate}</Fact>}
        <Fact label="身份证号">
          {resident.noNumber === undefined ? (
            <MaskedValue residentId={resident.id} what="idNumber" masked={resident.idNumber} owner={resident.name} />
          ) : (
            <NoNumber resident={resident} reason={NO_NUMBER_LABELS[resident.noNumber]} onChanged={onChanged} />
          )}
        </Fact>
        <Fact label="联系电话">
          <MaskedValue residentId={resident.id} what="phone" masked={resident.phone} owner={resident.name} />
        </Fact>
        {mayReveal ? <Fact label="住址">{resident.address ?? '—'}</Fact> : null}
        <Fact label="村（居）">{resident.villageName}</Fact>
        <Fact label="责任医生">{resident.doctorName ?? '—'}</Fact>
        <Fact label="管理机构">{resident.institutionName}</Fact>
      </dl>
      {resident.status === '1' ? null : (
        <Suspense fallback={null}>
          <PastEvents residentId={resident.id} status={resident.status} />
        </Suspense>
      )}
      {auditing ? (
        <Suspense fallback={null}>
          <ResidentViews residentId={resident.id} owner={resident.name} onClose={() => setAuditing(false)} />
        </Suspense>
      ) : null}
      {choosing ? (
        <Suspense fallback={null}>
          <AllForms residentId={resident.id} person={{ ...resident, age }} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
    </section>
  );
};

/** 暂无, why, and for who may the way to add it. */
const NoNumber = ({
  resident,
  reason,
  onChanged,
}: {
  readonly resident: Resident;
  readonly reason: string;
  readonly onChanged: () => void;
}) => {
  const mayEdit = useMay('gwjkdngl:E');
  const [giving, setGiving] = useState(false);
  return (
    <>
      <span className="gw-muted">暂无（{reason}）</span>{' '}
      {mayEdit && resident.status !== '6' ? (
        <Button look="quiet" small aria-label="补录身份证号" title="补录身份证号" onClick={() => setGiving(true)}>
          补录
        </Button>
      ) : null}
      {giving ? (
        <Suspense fallback={null}>
          <GiveNumber
            resident={resident}
            onClose={() => setGiving(false)}
            onDone={() => {
              setGiving(false);
              onChanged();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
