import { InstitutionEditors, type InstitutionEditor } from '@gongwei/application/back-office';
import { Clock } from '@gongwei/application/shared';
import type { KeptInstitution } from '@gongwei/domain/organisation';
import { useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  Button,
  FaultState,
  LoadingState,
  formatMoment,
  useBehavior,
  useMay,
  useNotify,
  usePageTitle,
  useService,
} from '../shared/index.ts';
import { useOwned } from '../shared/use-owned.ts';
import '../shared/list.css';
import './back-office.css';
import { InstitutionFields, InstitutionUse, type InstitutionHere } from './institution-fields.part.tsx';
import { ReasonStep } from './reason-step.part.tsx';
import { useTried } from './use-tried.ts';

const ORGS = '/upms/jgyh/orgs';

/** 机构: one institution of one's branch, or a new one. */
export const InstitutionScreen = () => {
  const { code } = useParams();
  const editors = useService(InstitutionEditors);
  const editor = useOwned(useCallback(() => editors.open(code), [editors, code]));
  return editor ? <InstitutionPage key={code ?? 'new'} editor={editor} /> : <LoadingState />;
};

const InstitutionPage = ({ editor }: { readonly editor: InstitutionEditor }) => {
  const state = useBehavior(editor.state$);
  const [mayEdit, mayManage] = [useMay('ht-jgyh:E'), useMay('ht-jgyh:M')];
  const institution = state.status === 'here' ? state.institution : undefined;
  usePageTitle(institution || state.status !== 'here' ? '机构' : '新增机构');
  if (state.status === 'failed') return <FaultState fault={state.failure} onRetry={editor.reload} />;
  if (state.status === 'awaited') return <LoadingState />;
  const fixed = institution ? !mayEdit || institution.fixed !== undefined : !mayManage;
  return (
    <div className="gw-role">
      <InstitutionHead state={state} editor={editor} fixed={fixed} manages={mayManage} />
      {institution?.fixed === undefined ? null : <p className="gw-note">{institution.fixed}</p>}
      <InstitutionFields state={state} editor={editor} fixed={fixed} />
      {institution && !institution.disabled ? <InstitutionUse institution={institution} /> : null}
    </div>
  );
};

type HeadProps = {
  readonly state: InstitutionHere;
  readonly editor: InstitutionEditor;
  readonly fixed: boolean;
  /** Holds M: may give it up and take it back. */
  readonly manages: boolean;
};

const InstitutionHead = ({ state, editor, fixed, manages }: HeadProps) => {
  const { institution, changed, busy } = state;
  const [asking, setAsking] = useState(false);
  const { trouble, save } = useSaving(state, editor);
  return (
    <>
      <div className="gw-page-head">
        <Title institution={institution} />
        <span className="gw-role-space" />
        {institution && manages ? (
          <Button
            disabled={institution.stays !== undefined || asking}
            title={institution.stays}
            onClick={() => setAsking(true)}
          >
            {wordFor(institution)}
          </Button>
        ) : null}
        {fixed ? null : (
          <Button look="primary" disabled={!changed} busy={busy} onClick={() => void save()}>
            保存
          </Button>
        )}
      </div>
      {trouble === undefined ? null : (
        <p className="gw-note gw-note--danger" role="alert">
          没有保存：{trouble}
        </p>
      )}
      {institution && asking ? (
        <StateStep institution={institution} busy={busy} editor={editor} onDone={() => setAsking(false)} />
      ) : null}
    </>
  );
};

const wordFor = ({ disabled }: KeptInstitution): string => (disabled ? '启用' : '停用');

const Title = ({ institution }: { readonly institution: KeptInstitution | undefined }) => {
  const clock = useService(Clock);
  if (!institution) return <h1>新增机构</h1>;
  const { name, disabledAt } = institution;
  return (
    <>
      <h1>{name}</h1>
      {disabledAt === undefined ? (
        <span className="gw-chip gw-chip--good">有效</span>
      ) : (
        <>
          <span className="gw-chip gw-chip--warn">已停用</span>
          <span className="gw-muted">停用于 {formatMoment(disabledAt, clock.now())}</span>
        </>
      )}
    </>
  );
};

/** Saves what is typed; a new one goes on under its own address. */
function useSaving({ institution, draft }: InstitutionHere, editor: InstitutionEditor) {
  const { trouble, tried } = useTried();
  const notify = useNotify();
  const navigate = useNavigate();
  const save = async () => {
    if (!(await tried(editor.save))) return;
    const said = institution ? '已保存，各处的名称一分钟内更新' : `已新增${draft.name.trim()}`;
    notify({ text: said, kind: 'good' });
    if (!institution) await navigate(`${ORGS}/${draft.parentCode}${draft.tail.trim()}`, { replace: true });
  };
  return { trouble, save };
}

type StepProps = {
  readonly institution: KeptInstitution;
  readonly busy: boolean;
  readonly editor: InstitutionEditor;
  readonly onDone: () => void;
};

const StateStep = ({ institution, busy, editor, onDone }: StepProps) => {
  const notify = useNotify();
  const off = institution.disabled === true;
  const word = wordFor(institution);
  return (
    <ReasonStep
      label={`${word}原因${off ? '' : '（停用后不能登录、不能选到；原有记录照常可查）'}`}
      go={word}
      look={off ? 'primary' : 'danger'}
      busy={busy}
      onGo={(reason) => editor.setState(off ? 'active' : 'disabled', reason)}
      onDone={(done) => {
        if (done) notify({ text: `已${word}${institution.name}`, kind: 'good' });
        onDone();
      }}
    />
  );
};
