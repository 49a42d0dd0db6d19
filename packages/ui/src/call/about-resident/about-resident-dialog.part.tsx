import { withTicked, type Colleague } from '@gongwei/application/call';
import { Clock } from '@gongwei/application/shared';
import type { CallKind } from '@gongwei/domain/call';
import type { ResidentOverview } from '@gongwei/domain/resident';
import { useMemo, useState } from 'react';
import { Button, DialogBox, ProblemLine, useService } from '../../shared/index.ts';
import { useCallContext } from '../call-context.ts';
import { CallIcon } from '../call-icon.part.tsx';
import { ColleagueList } from '../colleague-list.part.tsx';
import { FieldTicks } from './field-ticks.part.tsx';
import { fieldsToShare, sharedResident } from './shared-fields.rules.ts';
import './about-resident.css';

/** Besides oneself. */
const MOST_CALLED = 2;

/** Whom to call about a resident, and what they are shown while the call lasts. */
export const AboutResidentDialog = ({
  overview,
  onClose,
}: {
  readonly overview: ResidentOverview;
  readonly onClose: () => void;
}) => {
  const clock = useService(Clock);
  const { place } = useCallContext();
  const fields = useMemo(() => fieldsToShare(overview, clock.today()), [overview, clock]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(fields.filter(({ usual }) => usual).map(({ key }) => key)),
  );
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const [busy, setBusy] = useState<CallKind>();
  const [problem, setProblem] = useState<string>();
  const call = async (kind: CallKind): Promise<void> => {
    if (busy) return;
    if (chosen.length === 0) return setProblem('请先勾选一位或两位同事');
    setBusy(kind);
    const failure = await place({ to: chosen, kind, resident: sharedResident(overview.resident, fields, ticked) });
    setBusy(undefined);
    if (failure === undefined) onClose();
    else setProblem(failure || undefined);
  };
  return (
    <DialogBox
      title={`就${overview.resident.name}呼叫同事`}
      width={860}
      initialFocus="input[type=search]"
      onClose={onClose}
      actions={
        <>
          <ProblemLine className="gw-dialog-problem" problem={problem} />
          <Button onClick={onClose}>取消</Button>
          <Button busy={busy === 'audio'} onClick={() => void call('audio')}>
            <CallIcon name="phone" />
            语音通话
          </Button>
          <Button look="primary" busy={busy === 'video'} onClick={() => void call('video')}>
            <CallIcon name="video" />
            视频通话
          </Button>
        </>
      }
    >
      <div className="gw-about">
        <div className="gw-choose-people">
          <ColleagueList
            chosen={chosen}
            onToggle={(one) => {
              setProblem(undefined);
              setChosen(withTicked(chosen, one, MOST_CALLED));
            }}
          />
        </div>
        <FieldTicks fields={fields} ticked={ticked} onTicked={setTicked} />
      </div>
    </DialogBox>
  );
};
