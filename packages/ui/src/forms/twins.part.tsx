import { createRecordList, RecordRepository, type FormSession } from '@gongwei/application/forms';
import { twinOf } from '@gongwei/domain/forms';
import { isCalendarDay } from '@gongwei/domain/shared';
import { Link } from 'react-router';
import { buttonClass } from '../shared/button.part.tsx';
import { recordPath } from '../shared/paths.ts';
import { useService } from '../shared/services.tsx';
import { useBehavior } from '../shared/use-behavior.ts';
import { useLoaded } from '../shared/use-loaded.ts';
import { twinMessage } from './twin-message.rules.ts';
import { useSelected } from './use-selected.ts';

type Props = { readonly session: FormSession; readonly subjectId: string };

/** Says from the start that the day, stage or year of a sheet is taken, instead of refusing it when it has been filled in. */
export const Twins = ({ session, subjectId }: Props) => {
  const { occurs, oncePerDay, stagedBy } = session.form.definition;
  const may = oncePerDay || occurs === 'yearly' || stagedBy !== undefined;
  return may ? <TwinNote session={session} subjectId={subjectId} /> : null;
};

const TwinNote = ({ session, subjectId }: Props) => {
  const { definition } = session.form;
  const stage = useAnswer(session, definition.stagedBy);
  const day = useAnswer(session, definition.occurredOn);
  const begun = useSelected(session.status$, ({ record }) => record === undefined);
  const { value: listed = [] } = useLoaded(createRecordList, useService(RecordRepository), subjectId, definition.id);
  const mine = {
    id: session.recordId,
    stage,
    occurredOn: day !== undefined && isCalendarDay(day) ? day : session.context.today,
    begun,
  };
  const twin = twinOf(definition, mine, listed);
  if (!twin) return null;
  return (
    <div className={`gw-note gwf-draft${twin.of === 'year' ? '' : ' gw-note--warn'}`} role="status">
      <span>{twinMessage(definition, twin, stage)}</span>
      <Link className={buttonClass()} to={recordPath(subjectId, definition.id, twin.record.id)}>
        打开已有
      </Link>
    </div>
  );
};

/** The answer of a field as text; also where the form has no such field. */
function useAnswer(session: FormSession, key: string | undefined): string | undefined {
  const anyField = session.form.fields[0]?.key ?? '';
  const { value } = useBehavior(session.field$(key ?? anyField));
  return key !== undefined && typeof value === 'string' && value !== '' ? value : undefined;
}
