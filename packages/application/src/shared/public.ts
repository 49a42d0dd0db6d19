export type { Behavior } from './behavior.ts';
export { Clock } from './clock.port.ts';
export { Configuration, createConfiguration, type ConfiguredValues } from './configuration.ts';
export { faultOf } from './fault-of.ts';
export { IdSource } from './id-source.port.ts';
export { createKept, type Kept } from './kept.ts';
export { KeyValueStore } from './key-value-store.port.ts';
export { ShutdownTasks, createShutdownTasks } from './shutdown-tasks.service.ts';
export { listened } from './listened.ts';
export { createLoaded, createSought, type LoadState, type Loaded, type Sought } from './loaded.ts';
export { RealtimeChannel, type ChannelState } from './realtime-channel.port.ts';
export { createScope, type Asker, type Scope } from './scope.ts';
export {
  ALL_STORED,
  LOG_IN,
  STORED,
  type ClearOn,
  type SoughtText,
  type StoredFilter,
  type StoredInstitution,
  type StoredItem,
  type StoredLockPassword,
  type StoredPermission,
  type StoredStaff,
  type StoredUser,
} from './storage-catalogue.ts';
export { StoredItems, WindowKeyValueStore, createStoredItems } from './stored-items.service.ts';
export { listOf, objectIn, textIn, textMember, type Decoder } from './stored-shapes.ts';
export { token, type ServiceOf, type Token } from './token.ts';
export { TYPING_PAUSE } from './typing-pause.ts';
export { withTimeout } from './with-timeout.ts';
