import { createChannelSignalling } from '@gongwei/adapters/call';
import { createHttpCallCredentials, createHttpColleagues, createHttpVideoOnline } from '@gongwei/adapters/http';
import { createBrowserCallAlert, createBrowserMediaDevices, createWebAudioRingTone } from '@gongwei/adapters/media';
import {
  alertForCalls,
  CallAlert,
  CallCredentials,
  CallService,
  CallLog,
  CallNotes,
  CallNoteSaving,
  CallSignalling,
  Colleagues,
  createCallService,
  createCallLog,
  createCallNotes,
  createCallNoteSaving,
  createDeviceCheck,
  DeviceCheck,
  IncomingCalls,
  MediaDevices,
  MediaRooms,
  ringForCalls,
  RingTone,
  VideoOnline,
} from '@gongwei/application/call';
import { DraftStore } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import {
  Clock,
  Configuration,
  IdSource,
  ShutdownTasks,
  RealtimeChannel,
  type ServiceOf,
} from '@gongwei/application/shared';
import { LockService } from '@gongwei/application/shell';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { createLateMediaRooms } from './late-media-rooms.ts';
import { DeviceId } from './realtime.module.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

export const callModule = new ContainerModule((options) => {
  bindService(options, MediaDevices, [WebSettings], ({ devices }) => createBrowserMediaDevices(devices));
  bindService(options, MediaRooms, [Clock], createLateMediaRooms);
  bindService(options, CallSignalling, [RealtimeChannel], createChannelSignalling);
  bindService(options, CallCredentials, [WireCalls], createHttpCallCredentials);
  bindService(options, VideoOnline, [WireCalls], createHttpVideoOnline);
  bindService(options, Colleagues, [WireCalls], createHttpColleagues);
  bindService(options, CallAlert, [WebSettings], ({ notices, document, focus }) =>
    createBrowserCallAlert({ notices, page: document(), focus }),
  );
  bindService(options, RingTone, [WebSettings], ({ sound, locks, page }) =>
    createWebAudioRingTone({ audio: sound, locks: locks(), page }),
  );
  bindService(
    options,
    CallService,
    [
      CallSignalling,
      CallCredentials,
      VideoOnline,
      Colleagues,
      MediaRooms,
      MediaDevices,
      SessionService,
      LockService,
      DeviceId,
      Clock,
      IdSource,
      RingTone,
      CallAlert,
      Configuration,
    ],
    (
      signalling,
      credentials,
      videoOnline,
      colleagues,
      rooms,
      devices,
      session,
      lock,
      device,
      clock,
      ids,
      tone,
      alert,
      configuration,
    ) => {
      const desk = createCallService({
        ...{ signalling, credentials, videoOnline, colleagues, rooms, devices, session, lock, device, clock, ids },
        configuration,
        random: Math.random,
      });
      ringForCalls(desk, tone);
      alertForCalls(desk, alert);
      return desk;
    },
  );
  bindService(options, IncomingCalls, [CallService], (desk): ServiceOf<typeof IncomingCalls> => desk);
  bindService(options, CallLog, [Colleagues, CallService], createCallLog);
  bindService(
    options,
    CallNotes,
    [DraftStore, SessionService, ShutdownTasks, Clock],
    (drafts, session, leaving, clock) => createCallNotes({ drafts, session, leaving, clock }),
  );
  bindService(options, CallNoteSaving, [CallService, CallLog, CallNotes, Clock], (desk, log, notes, clock) =>
    createCallNoteSaving({ desk, log, notes, clock }),
  );
  bindService(options, DeviceCheck, [MediaDevices, WireCalls, Clock], (devices, calls, clock) =>
    createDeviceCheck(devices, () => calls.resource({ method: 'GET', path: '/v1/time' }), clock),
  );
});
