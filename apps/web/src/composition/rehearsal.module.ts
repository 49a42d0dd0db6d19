import {
  CallCredentials,
  CallService,
  CallRehearsal,
  createCallRehearsal,
  MediaRooms,
} from '@gongwei/application/call';
import { IdSource } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';

/** 音视频演示, which few open: its service comes with its page. */
export const rehearsalModule = new ContainerModule((options) => {
  bindService(options, CallRehearsal, [CallCredentials, MediaRooms, CallService, IdSource], createCallRehearsal);
});
