import type { CurrentCall } from '@gongwei/application/call';
import type { StageLayout } from '../stage-layout.rules.ts';
import { OwnTile } from './own-tile.part.tsx';
import { RemoteTile } from './remote-tile.part.tsx';
import './call-stage.css';

/** The others large, oneself small in the corner. */
export const CallStage = ({ call, layout }: { readonly call: CurrentCall; readonly layout: StageLayout }) => (
  <div className="gw-call-stage" data-shape={layout.shape} role="group" aria-label="通话画面">
    {layout.tiles.map((participant) => (
      <RemoteTile key={participant.userId} participant={participant} kind={call.kind} />
    ))}
    <OwnTile call={call} />
    {call.failure === undefined ? null : (
      <p className="gw-call-failure" role="alert">
        {call.failure}
      </p>
    )}
  </div>
);
