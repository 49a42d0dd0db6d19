import { CallService, type CurrentCall } from '@gongwei/application/call';
import type { Result } from '@gongwei/domain/shared';
import { useCallback, useState } from 'react';
import { useService } from '../../shared/index.ts';
import { sentenceOf } from '../use-start-call.ts';

export type CallActs = {
  /** Each turns a thing on or off; what failed is said in `problem` until the next press. */
  readonly microphone: () => void;
  readonly camera: () => void;
  readonly screen: () => void;
  readonly choose: (device: 'microphone' | 'camera' | 'speaker', deviceId: string) => void;
  readonly problem: string | undefined;
};

const DONE: Result<void, string> = { ok: true, value: undefined };

/** What one does with one's own devices in a call. */
export function useCallActs({ local }: CurrentCall): CallActs {
  const desk = useService(CallService);
  const [problem, setProblem] = useState<string>();
  const run = useCallback((work: Promise<void | Result<void, string>>) => {
    setProblem(undefined);
    void sentenceOf(work.then((result) => result ?? DONE)).then((failure) => setProblem(failure || undefined));
  }, []);
  return {
    microphone: () => run(desk.setMicrophone(local.microphone !== 'on')),
    camera: () => run(desk.setCamera(local.camera !== 'on')),
    screen: () => run(desk.shareScreen(!local.screen)),
    choose: (device, deviceId) => run(desk.useDevice(device, deviceId)),
    problem,
  };
}
