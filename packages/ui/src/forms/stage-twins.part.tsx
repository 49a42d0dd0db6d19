import { RecordRepository, type FormSession } from '@gongwei/application/forms';
import { stageTwins, stageWords } from '@gongwei/domain/forms';
import { isCalendarDay } from '@gongwei/domain/shared';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../shared/button.part.tsx';
import { recordPath } from '../shared/paths.ts';
import { useService } from '../shared/services.tsx';
import { useBehavior } from '../shared/use-behavior.ts';
import { useResource } from '../shared/use-resource.ts';

type Props = { readonly session: FormSession; readonly subjectId: string };

/** Says while a sheet is begun that there is one of its stage already: a resident has one of each. */
export const StageTwins = ({ session, subjectId }: Props) => {
  const { stagedBy } = session.form.definition;
  return stagedBy === undefined ? null : <Twins session={session} subjectId={subjectId} stagedBy={stagedBy} />;
};

const Twins = ({ session, subjectId, stagedBy }: Props & { readonly stagedBy: string }) => {
  const { definition } = session.form;
  const records = useService(RecordRepository);
  const stage = useBehavior(session.field$(stagedBy)).value;
  const day = useBehavior(session.field$(definition.occurredOn ?? stagedBy)).value;
  const { value: listed = [] } = useResource(
    useCallback(() => records.list({ subjectId, formId: definition.id }), [records, subjectId, definition]),
  );
  const occurredOn = typeof day === 'string' && isCalendarDay(day) ? day : session.context.today;
  const code = typeof stage === 'string' ? stage : undefined;
  const [twin] = stageTwins(definition, { id: session.recordId, stage: code, occurredOn }, listed);
  if (!twin || code === undefined) return null;
  const only = definition.occurs === 'stage';
  return (
    <div className="gw-note gw-note--warn gwf-draft" role="status">
      <span>
        “{stageWords(definition, code)}”已有 {twin.occurredOn} 的记录（{twin.updatedByName}填写），是否打开？
        {only ? '每个阶段只有一份，再填一份不能保存。' : ''}
      </span>
      <Link className={buttonClass()} to={recordPath(subjectId, definition.id, twin.id)}>
        打开已有的记录
      </Link>
    </div>
  );
};
