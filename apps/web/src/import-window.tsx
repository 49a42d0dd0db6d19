import { createHttpListImports } from '@gongwei/adapters/http';
import { ListImports } from '@gongwei/application/lists';
import { ContainerModule } from 'inversify';
import { bindService } from './composition/bind-service.ts';
import { authenticated } from './composition/authenticated-modules.ts';
import { offerFile } from './composition/offer-file.ts';
import { WireCalls } from './composition/wire.module.ts';

/** What files of rows need; it comes with the window that takes them. */
authenticated.add(
  new ContainerModule((options) => {
    bindService(options, ListImports, [WireCalls], (calls) => createHttpListImports(calls, offerFile));
  }),
);

export { ImportWindow } from '@gongwei/ui/lists/import';
