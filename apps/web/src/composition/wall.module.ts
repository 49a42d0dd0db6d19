import { createHttpWallGateway } from '@gongwei/adapters/http';
import { listNews } from '@gongwei/application/lists';
import { createWall, WallGateway, Walls } from '@gongwei/application/measures';
import { Clock, RealtimeChannel } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** What 智慧大屏 needs; it comes with it. */
export const wallModule = new ContainerModule((options) => {
  bindService(options, WallGateway, [WireCalls], createHttpWallGateway);
  bindService(options, Walls, [WallGateway, Clock, RealtimeChannel], (gateway, clock, channel) => {
    const news$ = listNews(channel);
    return { open: () => createWall({ gateway, clock, news$ }) };
  });
});
