import { createHttpNucleicReports } from '@gongwei/adapters/http';
import { NucleicReports } from '@gongwei/application/nucleic-acid';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { WireCalls } from './wire.module.ts';

/** Reports of nucleic-acid tests; they come with the window that prints them. */
export const nucleicModule = new ContainerModule((options) => {
  bindService(options, NucleicReports, [WireCalls], createHttpNucleicReports);
});
