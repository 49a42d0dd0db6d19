import { createHttpRecordRepository } from '@gongwei/adapters/http';
import { DraftStore, FormCatalogue, FormDesk, RecordRepository } from '@gongwei/application/forms';
import { SessionService } from '@gongwei/application/identity';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock, IdSource, ShutdownTasks } from '@gongwei/application/shared';
import { ContainerModule } from 'inversify';
import { bindService, bindValue } from './bind-service.ts';
import { formCatalogue } from './late-form-catalogue.ts';
import { createLateFormDesk } from './late-form-desk.ts';
import { WireCalls } from './wire.module.ts';

export const formsModule = new ContainerModule((options) => {
  bindService(options, RecordRepository, [WireCalls], createHttpRecordRepository);
  bindValue<FormCatalogue>(options, FormCatalogue, formCatalogue);
  bindService(
    options,
    FormDesk,
    [FormCatalogue, ResidentDirectory, RecordRepository, DraftStore, SessionService, Clock, IdSource, ShutdownTasks],
    (...needs) =>
      createLateFormDesk(async () => {
        const [{ createFormDesk }] = await Promise.all([
          import('@gongwei/application/form-desk'),
          formCatalogue.arrive(),
          formCatalogue.makeReady(),
        ]);
        return createFormDesk(...needs);
      }),
  );
});
