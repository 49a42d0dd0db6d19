import {
  Chime,
  createCallSound,
  createHall,
  createStationCaller,
  SchedulingGateway,
} from '@gongwei/application/scheduling';
import { Clock, StoredItems } from '@gongwei/application/shared';
import { CALLED_STATIONS, type CalledPerson, type Hall, type HallLeft } from '@gongwei/domain/scheduling';
import { useRef, useState } from 'react';
import {
  Button,
  FaultState,
  LoadingState,
  useLoaded,
  useMay,
  useNotify,
  useService,
  wordsOf,
} from '../shared/index.ts';
import { useCallKey } from './use-call-key.ts';
import './hall-calls.css';

const labelOf = (code: string): string => CALLED_STATIONS.find((one) => one.code === code)?.label ?? code;

/** 叫号: one station calls one person after the other, in the order they came; who does not come waits again or is passed over. */
export const HallCalls = ({ sessionId }: { readonly sessionId: string }) => {
  const gateway = useService(SchedulingGateway);
  const { value: hall, failure, reload } = useLoaded(createHall, gateway, useService(Clock), sessionId);
  const may = useMay('gwtjdngl:E');
  const [station, setStation] = useState('');
  if (!hall) return failure === undefined ? <LoadingState /> : <FaultState fault={failure} onRetry={reload} />;
  if (hall.stations.length === 0) return <p className="gw-note">这一场没有要叫号的项目（抽血、心电图、B超）。</p>;
  return (
    <div className="gw-hall">
      <Stations hall={hall} chosen={station} onChoose={setStation} />
      {station !== '' && may ? (
        <Caller key={station} sessionId={sessionId} station={station} onCalled={reload} />
      ) : (
        <p className="gw-muted">{may ? '先选本台的项目，再按到场先后叫人。' : '叫号由体检现场的人员操作。'}</p>
      )}
    </div>
  );
};

type StationsProps = {
  readonly hall: Hall;
  readonly chosen: string;
  readonly onChoose: (station: string) => void;
};

const Stations = ({ hall, chosen, onChoose }: StationsProps) => (
  <div className="gw-hall-stations" role="group" aria-label="叫号项目">
    {hall.stations.map(({ code, waiting, called }) => (
      <button
        key={code}
        type="button"
        className="gw-button gw-hall-station"
        aria-pressed={code === chosen}
        onClick={() => onChoose(code)}
      >
        <b>{labelOf(code)}</b>
        <span className="gw-num">{waiting} 人等</span>
        <span className="gw-muted">{called ? `叫到 ${called.queueNo}` : '还没有叫'}</span>
      </button>
    ))}
  </div>
);

type CallerProps = { readonly sessionId: string; readonly station: string; readonly onCalled: () => void };

const Caller = ({ sessionId, station, onCalled }: CallerProps) => {
  const notify = useNotify();
  const { called, empty, busy, next } = useLoaded(
    createStationCaller,
    useService(SchedulingGateway),
    sessionId,
    station,
  );
  const { on, unheard, turn, sound } = useLoaded(createCallSound, useService(StoredItems), useService(Chime));
  const acts = useRef<HTMLDivElement>(null);
  const call = async (left?: HallLeft): Promise<void> => {
    try {
      if (await next(left)) void sound();
    } catch (thrown) {
      notify({ kind: 'danger', text: `没有叫成：${wordsOf(thrown).message}` });
    }
    onCalled();
  };
  useCallKey(acts, () => void call());
  return (
    <>
      <p className="gw-hall-said" role="status" aria-live="assertive">
        {called ? (
          <Said called={called} place={labelOf(station)} />
        ) : empty ? (
          '没有人在等这一项了。'
        ) : (
          '按“叫下一位”开始。'
        )}
      </p>
      <div className="gw-hall-acts" ref={acts}>
        <Button look="primary" busy={busy} aria-keyshortcuts="N" onClick={() => void call()}>
          叫下一位 <kbd aria-hidden="true">N</kbd>
        </Button>
        {called ? (
          <>
            <Button disabled={busy} onClick={() => void call('later')} title="排到现在在等的人后面，接着叫下一位">
              没来，稍后再叫
            </Button>
            <Button disabled={busy} onClick={() => void call('skipped')} title="这一项不再叫，接着叫下一位">
              跳过
            </Button>
          </>
        ) : null}
        <SoundTick on={on} onTurn={(wanted) => void turn(wanted)} />
      </div>
      {unheard ? <Unheard /> : null}
    </>
  );
};

const SoundTick = ({ on, onTurn }: { readonly on: boolean; readonly onTurn: (on: boolean) => void }) => (
  <label className="gw-hall-sound">
    <input type="checkbox" className="gw-check" checked={on} onChange={(event) => onTurn(event.target.checked)} />
    叫到人时响一声
  </label>
);

const Unheard = () => (
  <p className="gw-note" role="status">
    这台电脑没有响：浏览器不许本页发声，或没有接音箱。请点地址栏左边的图标，把“声音”设为允许；重新勾选就会试响。
  </p>
);

const Said = ({
  called: { name, queueNo, village },
  place,
}: {
  readonly called: CalledPerson;
  readonly place: string;
}) => (
  <>
    <span className="gw-num">{queueNo}</span>请 <b>{name}</b>（{village}）到 <b>{place}</b>
  </>
);
