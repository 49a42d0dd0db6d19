import { CallService, type CurrentCall } from '@gongwei/application/call';
import type { CallKind } from '@gongwei/domain/call';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router';
import { buttonClass, EmptyState, useBehavior, useService } from '../../shared/index.ts';
import { useCallContext } from '../call-context.ts';
import { CALL_PATHS } from '../call-paths.ts';
import { KIND_LABELS } from '../call-labels.ts';
import { layOut } from '../stage-layout.rules.ts';
import { useEndKey } from '../use-end-key.ts';
import { AddMemberDialog } from './add-member-dialog.part.tsx';
import { CallAside } from './call-aside.part.tsx';
import { CallBar } from './call-bar.part.tsx';
import { CallHead } from './call-head.part.tsx';
import { CallNotes } from './call-notes.part.tsx';
import { CallStage } from './call-stage.part.tsx';
import { useCallActs } from './use-call-acts.ts';
import { useCallKeys } from './use-call-keys.ts';
import { usePictureWindow } from './use-picture-window.ts';
import { useStageCover } from './use-stage-cover.ts';
import './call.css';

/** The page of a running call; by itself it leads to where one is begun. */
export const CallScreen = ({ kind }: { readonly kind: CallKind }) => {
  const call = useBehavior(useService(CallService).call$);
  if (!call) return <NoCall kind={kind} />;
  if (call.kind !== kind) return <Navigate to={CALL_PATHS[`${call.kind}-call`]} replace />;
  return <RunningCall key={call.callId} call={call} />;
};

const NoCall = ({ kind }: { readonly kind: CallKind }) => (
  <div className="gw-whole-page">
    <EmptyState
      icon="user"
      title={`当前没有${KIND_LABELS[kind]}`}
      actions={
        <Link className={buttonClass('primary')} to={CALL_PATHS['video-home']}>
          去呼叫同事
        </Link>
      }
    >
      在视频通话首页选择同事或输入号码即可呼叫。
    </EmptyState>
  </div>
);

const RunningCall = ({ call }: { readonly call: CurrentCall }) => {
  const desk = useService(CallService);
  const { pages } = useCallContext();
  const page = `${call.kind}-call` as const;
  // A page hidden behind another tab was left, too: React ends its effects.
  useEffect(() => pages.shown(page), [pages, page]);
  const [adding, setAdding] = useState(false);
  const box = useRef<HTMLElement>(null);
  const cover = useStageCover();
  const layout = layOut(call.others);
  const inset = usePictureWindow(box, layout.main?.userId);
  const acts = useCallActs(call);
  useCallKeys(box, {
    microphone: acts.microphone,
    ...(call.kind === 'video' && { camera: acts.camera, screen: acts.screen, full: cover.toggle }),
    ...(inset && { picture: inset.toggle }),
  });
  useEndKey(desk);
  return (
    <section
      ref={box}
      className="gw-call"
      aria-label={KIND_LABELS[call.kind]}
      data-kind={call.kind}
      data-full={cover.on || undefined}
    >
      <div className="gw-call-room">
        <CallHead call={call} />
        <CallNotes call={call} problem={acts.problem} />
        <CallStage call={call} layout={layout} />
        <CallBar call={call} acts={acts} cover={cover} inset={inset} onAdd={() => setAdding(true)} />
      </div>
      {call.resident ? <CallAside callId={call.callId} resident={call.resident} mine={call.inviter} /> : null}
      {adding ? <AddMemberDialog call={call} onClose={() => setAdding(false)} /> : null}
    </section>
  );
};
