import { createHttpRecordRepository } from '@gongwei/adapters/http';
import {
  createSavedSheets,
  DraftStore,
  FormCatalogue,
  FormSessions,
  RecordRepository,
  SavedSheets,
} from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock, IdSource, ShutdownTasks } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindNamed, bindService, bindValue } from './bind-service.ts';
import { formCatalogue } from './late-form-catalogue.ts';
import { createLateFormSessions } from './late-form-sessions.ts';
import { WebSettings } from './settings.ts';
import { WireCalls } from './wire.module.ts';

export const formsModule = new ContainerModule((options) => {
  bindService(options, RecordRepository, [WireCalls], createHttpRecordRepository);
  bindService(options, SavedSheets, [], createSavedSheets);
  bindValue<FormCatalogue>(options, FormCatalogue, formCatalogue);
  bindNamed(
    options,
    FormSessions,
    {
      settings: WebSettings,
      catalogue: FormCatalogue,
      residents: ResidentDirectory,
      records: RecordRepository,
      drafts: DraftStore,
      session: SessionService,
      clock: Clock,
      ids: IdSource,
      leaving: ShutdownTasks,
      saved: SavedSheets,
    },
    ({ settings, ...needs }) =>
      createLateFormSessions(async () => {
        const [{ createFormDesk }] = await Promise.all([
          import('./form-desk.ts'),
          formCatalogue.arrive(),
          formCatalogue.makeReady(),
        ]);
        return createFormDesk(settings.locks(), needs);
      }),
  );
});
