import { createHttpUploads } from '@gongwei/adapters/http';
import { RealtimeChannel } from '@gongwei/application/shared';
import { createUploadDesk, UploadDesk, UploadGateway } from '@gongwei/application/upload';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** The ledger of uploads and what the server tells of it; it comes with the first window that shows it. */
export const uploadsModule = new ContainerModule((options) => {
  bindService(options, UploadGateway, [WireCalls], createHttpUploads);
  bindService(options, UploadDesk, [UploadGateway, RealtimeChannel], createUploadDesk);
});
