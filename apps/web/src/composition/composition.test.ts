import 'reflect-metadata';
import { createManualClock, createMemoryKeyValueStore } from '@gongwei/adapters/memory';
import { createMemoryDraftShelf } from '@gongwei/adapters/storage';
import { DraftLock, DraftStore, FormCatalogue, FormDesk, RecordRepository } from '@gongwei/application/forms';
import { SessionGateway, SessionService, TokenStore } from '@gongwei/application/identity';
import { InstitutionDirectory } from '@gongwei/application/organisation';
import { ResidentDirectory, ResidentListService, RosterGateway, RosterImportService } from '@gongwei/application/resident';
import { Clock, IdSource, KeyValueStore, LeavingTasks, type Token } from '@gongwei/application/shared';
import { NoticeService, ShellGateway, TabsService } from '@gongwei/application/shell';
import { StoredItems } from '@gongwei/application/shared';
import { expect, it } from 'vitest';
import { composeServices } from './create-container.ts';

const locate = composeServices({
  origin: 'http://127.0.0.1:1', clock: { ...createManualClock(), setOffset: () => {} }, local: createMemoryKeyValueStore(), ofWindow: createMemoryKeyValueStore(),
  cookies: { cookie: '' }, secure: true, shelf: createMemoryDraftShelf(), crypto: () => crypto,
});
const TOKENS: readonly Token<unknown>[] = [
  Clock, DraftLock, DraftStore, FormCatalogue, FormDesk, IdSource, InstitutionDirectory, KeyValueStore, LeavingTasks, NoticeService, RecordRepository,
  ResidentDirectory, ResidentListService, RosterGateway, RosterImportService, SessionGateway, SessionService, ShellGateway, StoredItems, TabsService, TokenStore,
];

it.each(TOKENS.map((token) => [token.toString(), token] as const))('finds %s, and always the same', (_name, token) => {
  expect(locate(token)).toBeDefined();
  expect(locate(token)).toBe(locate(token));
});

it('loads the form desk when it is first needed', async () => {
  await expect(locate(FormDesk).drafts()).rejects.toMatchObject({ code: 'session.none' });
});
