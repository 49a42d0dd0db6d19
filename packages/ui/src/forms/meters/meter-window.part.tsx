import type { FormSession } from '@gongwei/application/forms';
import { createMeterReader, type Meters, type MeterStep } from '@gongwei/application/prevention';
import { Clock } from '@gongwei/application/shared';
import { meterPlaces, meterWords, type DeviceKind, type MeterPlace } from '@gongwei/domain/prevention';
import { useCallback } from 'react';
import { Button } from '../../shared/button.part.tsx';
import { DialogBox } from '../../shared/dialog.part.tsx';
import { useNotify } from '../../shared/notices.part.tsx';
import { useService } from '../../shared/services.tsx';
import { useOwned } from '../../shared/use-owned.ts';
import { useSelected } from '../use-selected.ts';
import { METERS } from '../wording.rules.ts';
import { troubleWords, WAITING } from './meter-words.rules.ts';
import './meters.css';

type Props = {
  readonly session: FormSession;
  readonly meters: Meters;
  readonly kind: DeviceKind;
  readonly onJump: (key: string) => void;
  readonly onClose: () => void;
};

/** Reads a meter beside the PC: which one, what it says, and where on the sheet that goes. */
export const MeterWindow = (props: Props) => {
  const { session, meters, kind } = props;
  const clock = useService(Clock);
  const make = useCallback(() => createMeterReader(meters, clock, session, kind), [meters, clock, session, kind]);
  const reader = useOwned(make);
  return reader ? <Opened {...props} reader={reader} /> : null;
};

type OpenedProps = Props & { readonly reader: ReturnType<typeof createMeterReader> };

const Opened = ({ session, kind, reader, onJump, onClose }: OpenedProps) => {
  const notify = useNotify();
  const state = useSelected(reader.state$, whole);
  const places = meterPlaces(session.form).filter((place) => place.kind === kind);
  const take = (place: MeterPlace): void => {
    if (state.step !== 'read') return;
    reader.take(place);
    notify({ text: `已填入${place.label} ${meterWords(state.reading)}` });
    onJump(place.fields[0] ?? '');
  };
  const usable = state.step === 'read' && state.usable;
  const doubted = state.step === 'read' && state.doubts.length > 0;
  return (
    <DialogBox
      title={`读${METERS[kind]}`}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>取消</Button>
          {state.step === 'failed' || state.step === 'read' ? (
            <>
              <Button onClick={() => reader.again(true)}>换一台</Button>
              <Button look={usable && !doubted ? 'normal' : 'primary'} onClick={() => reader.again()}>
                {state.step === 'read' ? '重新读取' : '再连接'}
              </Button>
            </>
          ) : null}
          {state.step === 'failed'
            ? null
            : places.map((place) => (
                // What speaks against a reading is read first: a button that took the cursor meanwhile would be pressed without.
                <Button
                  key={place.label + String(doubted)}
                  look={doubted ? 'normal' : 'primary'}
                  disabled={!usable}
                  onClick={() => take(place)}
                >
                  填入{place.label}
                </Button>
              ))}
        </>
      }
    >
      <div className="gwf-meter" aria-live="polite">
        <Step state={state} kind={kind} />
      </div>
    </DialogBox>
  );
};

const whole = (state: MeterStep): MeterStep => state;

const Step = ({ state, kind }: { readonly state: MeterStep; readonly kind: DeviceKind }) => {
  switch (state.step) {
    case 'choosing':
      return <p>请在浏览器弹出的窗口中选择{METERS[kind]}，再点“配对”。</p>;
    case 'waiting':
      return (
        <>
          <p className="gwf-meter-device">{state.device}</p>
          <p>{WAITING[kind]}</p>
        </>
      );
    case 'read':
      return (
        <>
          <p className="gwf-meter-device">{state.device}</p>
          <p className="gwf-meter-value">{meterWords(state.reading)}</p>
          {state.doubts.map((doubt) => (
            <p key={doubt} className="gw-note gw-note--warn">
              {doubt}
            </p>
          ))}
        </>
      );
    case 'failed':
      return <p className="gw-note gw-note--warn">{troubleWords(state.trouble, kind, state.device)}</p>;
  }
};
