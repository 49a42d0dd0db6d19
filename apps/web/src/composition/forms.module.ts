import { createHttpRecordRepository } from '@gongwei/adapters/http';
import { createEncryptedDraftStore } from '@gongwei/adapters/storage';
import { DraftLock, DraftStore, FormCatalogue, FormDesk, RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock, IdSource, LeavingTasks, token } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService, bindValue } from './bind-service.ts';
import { formCatalogue } from './late-form-catalogue.ts';
import { createLateFormDesk } from './late-form-desk.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

/** One object with two faces: whoever locks it and whoever keeps drafts in it. */
const Drafts = token<DraftStore & DraftLock>('Drafts');

export const formsModule = new ContainerModule((options) => {
  bindService(options, Drafts, [WebSettings], ({ shelf, crypto }) => createEncryptedDraftStore(shelf, crypto));
  bindService(options, DraftStore, [Drafts], (drafts) => drafts);
  bindService(options, DraftLock, [Drafts], (drafts) => drafts);
  bindService(options, RecordRepository, [WireCalls], createHttpRecordRepository);
  bindValue<FormCatalogue>(options, FormCatalogue, formCatalogue);
  bindService(
    options,
    FormDesk,
    [FormCatalogue, ResidentDirectory, RecordRepository, DraftStore, SessionService, Clock, IdSource, LeavingTasks],
    (...needs) =>
      createLateFormDesk(async () => {
        const [{ createFormDesk }] = await Promise.all([
          import('@gongwei/application/form-desk'),
          formCatalogue.arrive(),
        ]);
        return createFormDesk(...needs);
      }),
  );
});
