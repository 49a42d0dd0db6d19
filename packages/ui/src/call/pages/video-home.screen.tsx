import { withTicked, type Colleague } from '@gongwei/application/call';
import type { CallKind } from '@gongwei/domain/call';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass, useNotify } from '../../shared/index.ts';
import { useCallContext } from '../call-context.ts';
import { CallIcon } from '../call-icon.part.tsx';
import { KIND_LABELS } from '../call-labels.ts';
import { ColleagueList } from '../colleague-list.part.tsx';
import { CallTile } from './call-tile.part.tsx';
import { DialPanel } from './dial-panel.part.tsx';
import { PastCalls } from './past-calls.part.tsx';
import { ServiceNote } from './service-note.part.tsx';
import './video-home.css';

/** Besides oneself. */
const MOST_CALLED = 2;

/** 视频通话: choose one or two colleagues and call them, dial a number, see who called. */
export const VideoHomeScreen = () => {
  const [chosen, setChosen] = useState<readonly Colleague[]>([]);
  const [problem, setProblem] = useState<string>();
  const { busy, call } = useCalling(setProblem);
  const page = useRef<HTMLDivElement>(null);
  const toggle = (one: Colleague): void => {
    setProblem(undefined);
    setChosen(withTicked(chosen, one, MOST_CALLED));
  };
  const callChosen = async (kind: CallKind): Promise<void> => {
    if (chosen.length > 0) {
      if (await call(chosen, kind)) setChosen([]);
      return;
    }
    setProblem('请先在下方勾选一位或两位同事');
    page.current?.querySelector<HTMLElement>('.gw-colleagues input[type=search]')?.focus();
  };
  return (
    <div className="gw-video-home" ref={page}>
      <div className="gw-page-head">
        <h1>视频通话</h1>
        <Link className={buttonClass()} to="/houseType/trtc">
          音视频演示
        </Link>
      </div>
      <ServiceNote />
      <div className="gw-video-home-main">
        <section className="gw-panel" aria-label="发起通话">
          <div className="gw-call-tiles">
            {(['video', 'audio'] as const).map((kind) => (
              <CallTile
                key={kind}
                kind={kind}
                chosen={chosen}
                busy={busy === kind}
                onCall={() => void callChosen(kind)}
              />
            ))}
          </div>
          <p className="gw-call-chosen" role="status" data-problem={problem === undefined ? undefined : true}>
            {problem ?? (chosen.length === 0 ? '勾选一位或两位同事后呼叫，最多三人同时通话。' : chosenLabel(chosen))}
            {chosen.length > 0 ? (
              <Button look="quiet" small onClick={() => setChosen([])}>
                清除
              </Button>
            ) : null}
          </p>
        </section>
        <section className="gw-panel gw-video-home-people" aria-labelledby="call-people">
          <div className="gw-panel-head">
            <h2 id="call-people">同事</h2>
          </div>
          <div className="gw-panel-body">
            <ColleagueList
              chosen={chosen}
              onToggle={toggle}
              acts={(one, tabIndex) => (
                <>
                  {(['video', 'audio'] as const).map((kind) => (
                    <Button
                      key={kind}
                      look="icon"
                      small
                      tabIndex={tabIndex}
                      aria-label={`与${one.name}${KIND_LABELS[kind]}`}
                      title={KIND_LABELS[kind]}
                      onClick={() => void call([one], kind)}
                    >
                      <CallIcon name={kind === 'video' ? 'video' : 'phone'} />
                    </Button>
                  ))}
                </>
              )}
            />
          </div>
        </section>
      </div>
      <div className="gw-video-home-side">
        <DialPanel />
        <PastCalls onCall={(others, kind) => void call(others, kind)} />
      </div>
    </div>
  );
};

const chosenLabel = (chosen: readonly Colleague[]): string =>
  `已选：${chosen.map(({ name, institutionName }) => `${name}（${institutionName}）`).join('、')}`;

/** Calls, one at a time; `true` where it rings. A sentence that concerns no choice goes to the foot of the screen. */
function useCalling(say: (problem: string | undefined) => void) {
  const { place } = useCallContext();
  const notify = useNotify();
  const [busy, setBusy] = useState<CallKind>();
  const call = useCallback(
    async (to: Parameters<typeof place>[0]['to'], kind: CallKind): Promise<boolean> => {
      if (busy) return false;
      setBusy(kind);
      const failure = await place({ to, kind });
      setBusy(undefined);
      say(undefined);
      if (failure) notify({ kind: 'warn', text: failure });
      return failure === undefined;
    },
    [busy, place, notify, say],
  );
  return { busy, call };
}
