import type { FastifyInstance } from 'fastify';
import { workBegins } from '../database/derived-work.ts';
import type { JobKind } from '../lists/jobs/job-kind.ts';
import type { ConnectedPlatform } from '../platform/connect-platform.ts';
import type { AccountPassed } from '../platform/platform.routes.ts';
import type { RealtimeHub } from '../realtime/hub.ts';
import type { ServerContext } from '../server-context.ts';
import { uuidV7 } from '../shared/random-source.ts';
import { accountPassed } from './account-passed.ts';
import { createUploader, forgetLeases, type Uploader } from './create-uploader.ts';
import { fillLedger, lacksEntries, LEDGER_VERSION } from './fill-ledger.ts';
import { ledgerJobs } from './jobs/index.ts';
import { uploadNews } from './upload-news.ts';
import type { UploaderParts } from './uploader-parts.ts';

/** All processes of the site look whether there is something to send. */
const WAKE = 'uploads.wake';
/** Milliseconds; the first minutes belong to those who wait for the server. */
const FILL_AFTER = 90_000;

export type ConnectedUploads = {
  readonly parts: UploaderParts;
  readonly uploader: Uploader;
  readonly jobs: { readonly [job: string]: JobKind };
  readonly passed: AccountPassed;
  readonly wake: () => void;
};

/** Starts who sends. Nothing of it is on the way to the first page: the first look is seconds later. */
export async function connectUploads(
  app: FastifyInstance,
  context: ServerContext,
  hub: RealtimeHub,
  platform: ConnectedPlatform,
): Promise<ConnectedUploads> {
  const { database, clock, timers, random, bus } = context;
  const news = uploadNews(context, hub);
  const parts: UploaderParts = {
    ...platform,
    ...{ database, clock, timers, random },
    holder: uuidV7(clock.now(), random),
    tell: news.tell,
    report: (error) => app.log.error(error),
  };
  if (database.kind === 'embedded') await forgetLeases(parts);
  await workBegins(database, 'uploads', LEDGER_VERSION, () => lacksEntries({ database, clock }));
  const uploader = createUploader(parts);
  const wake = (): void => bus.publish(WAKE, {});
  const endWaking = bus.subscribe(WAKE, () => uploader.wake());
  let [stopped, filling] = [false, Promise.resolve()];
  const cancelFill = timers.after(FILL_AFTER, () => {
    filling = database
      .inTurn('uploads', async () => void (await fillLedger(parts, () => !stopped)))
      .catch((error: unknown) => app.log.error(error));
  });
  app.addHook('onClose', async () => {
    stopped = true;
    cancelFill();
    endWaking();
    news.stop();
    await filling;
    await uploader.stop();
  });
  const passed: AccountPassed = async (accountId) => {
    await accountPassed(parts, accountId);
    wake();
  };
  const jobs = ledgerJobs((institution) => {
    wake();
    news.tell(institution);
  });
  return { parts, uploader, jobs, passed, wake };
}
