import type { ReportIssuer } from '@gongwei/paper';
import type { ConceptSeries, ResidentOverview } from '@gongwei/domain/resident';
import type { RecordRepository } from '../forms/record-repository.port.ts';
import type { SessionService } from '../identity/session.service.ts';
import type { ResidentDirectory } from '../resident/resident-directory.port.ts';
import { createLoaded, type Loaded } from '../shared/index.ts';
import { loadIssuer } from './issuer.ts';

const CONCEPTS = ['systolic-blood-pressure', 'diastolic-blood-pressure', 'fasting-glucose', 'body-mass-index'];

/** What a health report (健康报告) is written from, whatever its period. */
export type HealthReportSources = {
  readonly overview: ResidentOverview;
  readonly series: readonly ConceptSeries[];
  readonly issuer: ReportIssuer;
};

/** Fetches what a resident’s health report is written from: pressure, glucose and BMI over time, the file, who issues it. */
export const createHealthReport = (
  directory: ResidentDirectory,
  records: RecordRepository,
  login: SessionService,
  residentId: string,
): Loaded<HealthReportSources> =>
  createLoaded(async (asker) => {
    const [overview, series, issuer] = await Promise.all([
      directory.overview(residentId, asker),
      directory.series(residentId, CONCEPTS, asker),
      loadIssuer(records, login),
    ]);
    return { overview, series, issuer };
  });
