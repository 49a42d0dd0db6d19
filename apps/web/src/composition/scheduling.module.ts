import { createHttpScheduling } from '@gongwei/adapters/http';
import { createWebAudioChime } from '@gongwei/adapters/media';
import { Chime, SchedulingGateway } from '@gongwei/application/scheduling';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

/** Sessions, the desk of the day, the board and the review; it comes with the first of their pages. */
export const schedulingModule = new ContainerModule((options) => {
  bindService(options, SchedulingGateway, [WireCalls], createHttpScheduling);
  bindService(options, Chime, [WebSettings], ({ sound }) => createWebAudioChime(sound));
});
