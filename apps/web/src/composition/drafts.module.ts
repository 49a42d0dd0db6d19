import { createEncryptedDraftStore } from '@gongwei/adapters/storage';
import { DraftLock, DraftStore } from '@gongwei/application/forms';
import { token } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WebSettings } from './settings.ts';

/** One object with two faces: whoever locks it and whoever keeps drafts in it. */
const Drafts = token<DraftStore & DraftLock>('Drafts');

/** Drafts are opened by the log-in itself. */
export const draftsModule = new ContainerModule((options) => {
  bindService(options, Drafts, [WebSettings], ({ draftDatabase, local, crypto }) =>
    createEncryptedDraftStore(draftDatabase, local, crypto),
  );
  bindService(options, DraftStore, [Drafts], (drafts) => drafts);
  bindService(options, DraftLock, [Drafts], (drafts) => drafts);
});
