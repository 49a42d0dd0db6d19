import { createBrowserMediaDevices } from '@gongwei/adapters/media';
import {
  createDeviceCheck,
  createSilentCalls,
  DeviceCheck,
  IncomingCalls,
  MediaDevices,
} from '@gongwei/application/call';
import { Clock } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

export const callModule = new ContainerModule((options) => {
  bindService(options, MediaDevices, [WebSettings], ({ devices }) => createBrowserMediaDevices(devices));
  bindService(options, IncomingCalls, [], createSilentCalls);
  bindService(options, DeviceCheck, [MediaDevices, WireCalls, Clock], (devices, calls, clock) =>
    createDeviceCheck(devices, () => calls.resource({ method: 'GET', path: '/v1/time' }), clock),
  );
});
