import type { WallGateway } from '@gongwei/application/measures';
import type { WallFeeds, WallNumbers } from '@gongwei/domain/measures';
import { required } from './wire-body.ts';
import type { WireCalls } from './wire-calls.ts';

/** 智慧大屏 over HTTP. */
export function createHttpWallGateway(calls: WireCalls): WallGateway {
  const ask = async <Value>(
    what: 'numbers' | 'feeds',
    institution: string | undefined,
    asker: Parameters<WallGateway['numbers']>[1],
  ): Promise<Value> => {
    const query = institution === undefined ? '' : `?institution=${encodeURIComponent(institution)}`;
    const { body } = await calls.resource({ method: 'GET', path: `/v1/wall/${what}${query}`, asker });
    return required(body, what) as unknown as Value;
  };
  return {
    numbers: (institution, asker) => ask<WallNumbers>('numbers', institution, asker),
    feeds: (institution, asker) => ask<WallFeeds>('feeds', institution, asker),
  };
}
