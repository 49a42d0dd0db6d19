export { createHttpAccountGateway } from './account-gateway.adapter.ts';
export { createHttpArchiveEvents } from './archive-events.adapter.ts';
export { createHttpFamilyDirectory } from './family-directory.adapter.ts';
export {
  createHttpGateway,
  type HttpAnswer,
  type HttpCall,
  type HttpGateway,
  type HttpSettings,
} from './http-gateway.ts';
export { createHttpInstitutions } from './work/institution-gateway.adapter.ts';
export { createHttpInstitutionDirectory } from './institution-directory.adapter.ts';
export { createHttpNameDirectory } from './name-directory.adapter.ts';
export { createHttpRecordRepository } from './record-repository.adapter.ts';
export { createHttpRegionDirectory } from './region-directory.adapter.ts';
export { createHttpResidentDirectory } from './resident-directory.adapter.ts';
export { createHttpRosterGateway } from './roster-gateway.adapter.ts';
export { createHttpScheduling } from './scheduling-gateway.adapter.ts';
export { createHttpSelfChecks } from './work/self-check-gateway.adapter.ts';
export { serverOffset } from './server-time.adapter.ts';
export { createHttpSessionGateway } from './session-gateway.adapter.ts';
export { createHttpShellGateway } from './shell-gateway.adapter.ts';
export { createHttpContractServices } from './work/contract-services.adapter.ts';
export { createHttpMedicationChecks } from './work/medication-checks.adapter.ts';
export { createHttpNucleicReports } from './nucleic-reports.adapter.ts';
export { createHttpTubeCodes } from './tube-codes.adapter.ts';
export { createHttpWaitingRetests } from './waiting-retests.adapter.ts';
export { createHttpReminderLimits, createHttpReminders } from './reminder-gateway.adapter.ts';
export { createHttpFirstPageGateway } from './work/first-page.adapter.ts';
export { createHttpHomeFiles } from './home-files.adapter.ts';
export { createHttpRound } from './round-gateway.adapter.ts';
export { createHttpUploads } from './upload-gateway.adapter.ts';
export { createWireCalls, faultOfAnswer, type Announce, type WireAnswer, type WireCalls } from './wire-calls.ts';
export { createHttpSmsGateway } from './sms-gateway.adapter.ts';
export { createHttpWeChatGateway } from './wechat-gateway.adapter.ts';
export { createHttpDeviceGateway } from './device-gateway.adapter.ts';
export { createHttpPlatformGateway } from './platform-gateway.adapter.ts';
export { createHttpPrintJobs } from './print-jobs.adapter.ts';
export { createHttpCallCredentials } from './call/call-credentials.adapter.ts';
export { createHttpColleagues } from './call/colleagues.adapter.ts';
export { configuredValues } from './configuration.adapter.ts';
export { createHttpVideoOnline } from './call/video-online.adapter.ts';
export { createHttpSetUpGateway } from './set-up-gateway.adapter.ts';
export { createHttpAnalysisGateway } from './analysis-gateway.adapter.ts';
export { createHttpAnnualReports } from './annual-reports.adapter.ts';
export { createHttpWallGateway } from './wall-gateway.adapter.ts';
export { createHttpListGateway, type OfferFile } from './list-gateway.adapter.ts';
export { createHttpListImports } from './list-imports.adapter.ts';
export { createHttpMenuSettings } from './menu-gateway.adapter.ts';
export { operationAt } from './operation-log.adapter.ts';
export { createHttpPackageGateway } from './package-gateway.adapter.ts';
export { createHttpRoles } from './role-gateway.adapter.ts';
export { createHttpApiTokens } from './api-token-gateway.adapter.ts';
export { createHttpStaff } from './staff-gateway.adapter.ts';
