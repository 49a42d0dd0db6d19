import { createHttpAnnualReports } from '@gongwei/adapters/http';
import { AnnualReportGateway, AnnualReports, createAnnualReports } from '@gongwei/application/reports';
import { ContainerModule } from 'inversify';
import { bindService } from './bind-service.ts';
import { offerFile } from './offer-file.ts';
import { WireCalls } from './wire.module.ts';

/** What reports of a year need; it comes with the first of them. */
export const annualReportsModule = new ContainerModule((options) => {
  bindService(options, AnnualReportGateway, [WireCalls], (calls) => createHttpAnnualReports(calls, offerFile));
  bindService(options, AnnualReports, [AnnualReportGateway], createAnnualReports);
});
