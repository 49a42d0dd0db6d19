import 'reflect-metadata';
import { createManualClock, createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import { createMemoryDraftDatabase } from '@gongwei/adapters/storage';
import {
  CallCredentials,
  CallService,
  CallLog,
  CallNoteSaving,
  CallSignalling,
  Colleagues,
  DeviceCheck,
  IncomingCalls,
  MediaDevices,
  MediaRooms,
  RingTone,
  VideoOnline,
} from '@gongwei/application/call';
import { DraftLock, DraftStore, FormCatalogue, FormSessions, RecordRepository } from '@gongwei/application/forms';
import { SessionGateway, SessionService, TokenRefresh, TokenStore } from '@gongwei/application/identity';
import { InstitutionDirectory, NameDirectory, RegionDirectory } from '@gongwei/application/organisation';
import { DeviceBinding, DeviceGateway } from '@gongwei/application/prevention';
import {
  ArchiveEvents,
  FamilyDirectory,
  ResidentDirectory,
  RosterGateway,
  RosterImportService,
} from '@gongwei/application/resident';
import {
  Clock,
  IdSource,
  KeyValueStore,
  ShutdownTasks,
  RealtimeChannel,
  type Token,
} from '@gongwei/application/shared';
import {
  AppearanceService,
  ErrorLog,
  LockService,
  MenuService,
  NoticeService,
  PasswordSeal,
  ShellGateway,
  TabsService,
} from '@gongwei/application/shell';
import { StoredItems } from '@gongwei/application/shared';
import { PlatformAccounts, PlatformGateway } from '@gongwei/application/upload';
import { EMPTY } from 'rxjs';
import { expect, it } from 'vitest';
import { composeServices } from './create-container.ts';
import { createLateFormCatalogue } from './late-form-catalogue.ts';
import { createAuthenticatedModules } from './authenticated-modules.ts';
import { rosterModule } from './roster.module.ts';

const authenticated = createAuthenticatedModules(() => import('./authenticated.modules.ts'));
const locate = composeServices(
  {
    origin: 'http://127.0.0.1:1',
    clock: { ...createManualClock(), setOffset: () => {} },
    local: createMemoryKeyValueStore(),
    ofWindow: createMemoryKeyValueStore(),
    cookies: { cookie: '' },
    secure: true,
    storedElsewhere$: EMPTY,
    draftDatabase: createMemoryDraftDatabase(),
    crypto: () => crypto,
    address: () => 'http://127.0.0.1:1/',
    devices: () => undefined,
    socket: () => new WebSocket('ws://127.0.0.1:1'),
    page: () => new EventTarget(),
    sound: () => new AudioContext(),
    notices: () => undefined,
    document: () => new EventTarget() as Document,
    focus: () => {},
    locks: () => undefined,
  },
  authenticated,
);
await authenticated.arrive();
authenticated.add(rosterModule);
const TOKENS: readonly Token<unknown>[] = [
  AppearanceService,
  CallCredentials,
  CallService,
  CallLog,
  CallNoteSaving,
  CallSignalling,
  Clock,
  Colleagues,
  DeviceBinding,
  DeviceCheck,
  DeviceGateway,
  DraftLock,
  DraftStore,
  ErrorLog,
  ArchiveEvents,
  FamilyDirectory,
  FormCatalogue,
  FormSessions,
  IdSource,
  IncomingCalls,
  InstitutionDirectory,
  KeyValueStore,
  ShutdownTasks,
  LockService,
  MediaDevices,
  MediaRooms,
  MenuService,
  NameDirectory,
  NoticeService,
  PasswordSeal,
  PlatformAccounts,
  PlatformGateway,
  RealtimeChannel,
  RecordRepository,
  RegionDirectory,
  ResidentDirectory,
  RingTone,
  RosterGateway,
  RosterImportService,
  SessionGateway,
  SessionService,
  ShellGateway,
  StoredItems,
  TabsService,
  TokenRefresh,
  TokenStore,
  VideoOnline,
];

it.each(TOKENS.map((token) => [token.toString(), token] as const))('finds %s, and always the same', (_name, token) => {
  expect(locate(token)).toBeDefined();
  expect(locate(token)).toBe(locate(token));
});

it('rings for calls on the desk itself', () => {
  expect(locate(IncomingCalls)).toBe(locate(CallService));
});

it('loads the form desk when it is first needed', async () => {
  await expect(locate(FormSessions).drafts()).rejects.toMatchObject({ code: 'session.none' });
});

it('reads the list of forms once it has arrived, and asks again for one that did not come', async () => {
  let line = false;
  const bring = async () => {
    if (!line) throw new Error('no line');
    return import('@gongwei/domain/catalogue');
  };
  const catalogue = createLateFormCatalogue(bring, bring);
  expect(() => catalogue.index).toThrow();
  await expect(catalogue.arrive()).rejects.toMatchObject({ kind: 'fault', category: 'network' });
  await expect(catalogue.load('health-check-up')).rejects.toMatchObject({ kind: 'fault', category: 'network' });
  line = true;
  await catalogue.arrive();
  expect(catalogue.index.map(({ id }) => id)).toContain('health-check-up');
  expect((await catalogue.load('health-check-up')).definition.id).toBe('health-check-up');
});
