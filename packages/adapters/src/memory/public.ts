export { createCountingIdSource } from './counting-id-source.ts';
export { createManualClock, settle, type ManualClock } from './manual-clock.ts';
export { createMemoryDraftStore, type MemoryDraftStore } from './memory-draft-store.ts';
export { createMemoryArchiveEvents } from './memory-archive-events.ts';
export { createMemoryFamilyDirectory } from './memory-family-directory.ts';
export { createMemoryFormCatalogue } from './memory-form-catalogue.ts';
export { createMemoryKeyValueStore, type MemoryKeyValueStore } from './memory-key-value-store.ts';
export { createMemoryLockTries, type MemoryLockTries } from './memory-lock-tries.ts';
export { createMemoryPasswordSeal } from './memory-password-seal.ts';
export { createMemoryRecordRepository, type MemoryRecordRepository } from './memory-record-repository.ts';
export { createMemoryNameDirectory, createMemoryRegionDirectory } from './memory-region-directory.ts';
export { createMemoryResidentDirectory, type RegisteredResident } from './memory-resident-directory.ts';
export { createMemoryRosterGateway, type MemoryRosterGateway } from './memory-roster-gateway.ts';
export {
  createMemoryDraftLock,
  createMemorySessionGateway,
  createMemoryTokenStore,
  type MemorySessionGateway,
  type MemoryTokenStore,
} from './memory-session-gateway.ts';
export { createMemorySetUpGateway } from './memory-set-up-gateway.ts';
export { createMemoryWindows } from './memory-sheet-holds.ts';
export { createMemoryInstitutionDirectory, createMemoryShellGateway } from './memory-shell-gateway.ts';
export { createMemoryAccountGateway } from './memory-account-gateway.ts';
export { createMemorySmsGateway, type MemorySmsGateway } from './memory-sms-gateway.ts';
export { createMemoryWeChatGateway, type MemoryWeChatGateway } from './memory-wechat-gateway.ts';
export { createMemoryDeviceGateway } from './memory-device-gateway.ts';
export { createMemoryPlatformGateway, type MemoryPlatformGateway } from './memory-platform-gateway.ts';
export { createMemoryPrintJobs } from './memory-print-jobs.ts';
export { createMemoryCallCredentials, createMemoryVideoOnline } from './memory-call-credentials.ts';
export { createMemoryCallExchange, type MemoryCallExchange } from './memory-call-exchange.ts';
export { createMemoryCallWindow, type MemoryCallWindow } from './memory-call-window.ts';
export { createMemoryColleagues } from './memory-colleagues.ts';
export { createMemoryMediaDevices, type MemoryMediaDevices } from './memory-media-devices.ts';
export {
  createMemoryMediaRooms,
  mediaUnreachable,
  type MemoryMediaRoom,
  type MemoryMediaRooms,
} from './memory-media-rooms.ts';
export { createMemoryWorld, type MemoryWorld, type MemoryWorldContent } from './memory-world.ts';
export { createMemoryListGateway, type MemoryListRow, type MemoryLists } from './memory-list-gateway.ts';
export { createMemoryScheduling } from './memory-scheduling.ts';
