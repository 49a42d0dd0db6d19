import type { WallFeeds, WallNumbers } from '@gongwei/domain/measures';
import { token, type Asker } from '../shared/index.ts';

/** What a wall asks of the server, of the reader's own institution where none is named. Each call fails with a Fault. */
export interface WallGateway {
  numbers(institution: string | undefined, asker?: Asker): Promise<WallNumbers>;
  feeds(institution: string | undefined, asker?: Asker): Promise<WallFeeds>;
}
export const WallGateway = token<WallGateway>('WallGateway');
