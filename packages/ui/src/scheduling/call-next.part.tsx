import { ListGateway } from '@gongwei/application/lists';
import { createSessionsOfToday, type SessionOfToday } from '@gongwei/application/scheduling';
import { useId, useState } from 'react';
import { Button, DialogBox, FaultState, LoadingState, useLoaded, useService } from '../shared/index.ts';
import { HallCalls } from './hall-calls.part.tsx';

/** 叫号 from 辅助监测: for which of today's sessions, where there are several. */
export const CallNextWindow = ({ onClose }: { readonly onClose: () => void }) => {
  const { value: sessions, failure, reload } = useLoaded(createSessionsOfToday, useService(ListGateway));
  return (
    <DialogBox title="叫号" width={560} onClose={onClose} actions={<Button onClick={onClose}>关闭</Button>}>
      {failure === undefined ? null : <FaultState fault={failure} onRetry={reload} />}
      {sessions === undefined && failure === undefined ? <LoadingState /> : null}
      {sessions ? <OfSessions sessions={sessions} /> : null}
    </DialogBox>
  );
};

const OfSessions = ({ sessions }: { readonly sessions: readonly SessionOfToday[] }) => {
  const [session, choose] = useState(sessions[0]?.id);
  const id = useId();
  if (session === undefined)
    return <p className="gw-note">今天没有体检场次。在“预约管理”里新增今天的场次，签到后就能叫号。</p>;
  return (
    <>
      {sessions.length > 1 ? (
        <div className="gw-action-field">
          <label htmlFor={id}>场次</label>
          <select id={id} className="gw-select" value={session} onChange={({ target }) => choose(target.value)}>
            {sessions.map(({ id: code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <HallCalls key={session} sessionId={session} />
    </>
  );
};
