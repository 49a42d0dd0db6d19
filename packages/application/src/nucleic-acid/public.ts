export { personOnFile } from './person-on-file.ts';
export { TubeCodes } from './tube-codes.port.ts';
export { WaitingRetests, type WaitingRetest } from './waiting-retests.port.ts';
export { createSampledToday } from './sampled-today.service.ts';
export { createRetestOfPerson } from './retest-of-person.service.ts';
export { createLatestEntries } from './latest-entries.service.ts';
export { NucleicReports, type NucleicReport } from './nucleic-reports.port.ts';
export { MOST_REPORTS, createPrintedReports, type PrintedReports } from './printed-reports.service.ts';
export { createTubeWay, type TubeWay } from './tube-way.service.ts';
