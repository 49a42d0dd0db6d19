import {
  createCountingIdSource,
  createMemoryDraftStore,
  createMemoryFormCatalogue,
  createMemoryKeyValueStore,
  createMemoryNameDirectory,
  createMemoryRecordRepository,
  createMemoryRegionDirectory,
  createMemoryResidentDirectory,
} from '@gongwei/adapters/memory';
import { createOwnSignature, OwnSignature } from '@gongwei/application/back-office';
import { FormCatalogue, FormSessions, RecordRepository } from '@gongwei/application/forms';
import { createFormSessions } from '../../../packages/application/src/forms/form-sessions.ts';
import { SessionService, type SessionState } from '@gongwei/application/identity';
import { NameDirectory, RegionDirectory } from '@gongwei/application/organisation';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock, createShutdownTasks, createStoredItems, StoredItems } from '@gongwei/application/shared';
import { AppearanceService, createAppearanceService, TabsService } from '@gongwei/application/shell';
import type { Answers, FormModule } from '@gongwei/domain/forms';
import { parseCalendarDay, type CalendarDay } from '@gongwei/domain/shared';
import type { ServiceLocator } from '@gongwei/ui/shared';
import { BehaviorSubject } from 'rxjs';

const day = (text: string): CalendarDay => parseCalendarDay(text) as CalendarDay;

const clock: Clock = {
  now: () => new Date(),
  today: () => day(new Date().toISOString().slice(0, 10)),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

export const RESIDENT = 'r1';

/** The application over memory: one resident, one doctor, and the records handed in. */
export async function createBenchServices(
  modules: readonly FormModule[],
  sex: 'male' | 'female',
  earlier: readonly { readonly id: string; readonly formId: string; readonly on: string; readonly data: Answers }[],
) {
  const titles = Object.fromEntries(modules.map(({ definition }) => [definition.id, definition.title]));
  const records = createMemoryRecordRepository(clock, { titles });
  for (const { id, formId, on, data } of earlier) {
    await records.save({
      id,
      formId,
      formVersion: 1,
      subjectId: RESIDENT,
      occurredOn: day(on),
      data,
      baseVersion: 0,
      saveId: `s-${id}`,
    });
  }
  const residents = createMemoryResidentDirectory({
    clock,
    records,
    residents: [
      {
        id: RESIDENT,
        name: '王秀英',
        sex,
        birthDate: day('1958-03-12'),
        archiveNumber: '32098110410500042',
        idNumber: '320981********1226',
        fullIdNumber: '320981195803121226',
        villageCode: '320981104105',
        villageName: '东河村',
        institutionCode: '320981104',
        institutionName: '东台镇卫生院',
        conditions: ['hypertension'],
        status: '1',
        filedOn: day('2021-03-01'),
      },
    ],
  });
  const institution = { code: '320981104', name: '东台镇卫生院', level: 4, offersChildren: true } as const;
  const state: SessionState = {
    status: 'logged-in',
    session: {
      token: 't',
      user: { id: 'u1', code: 'd01', username: 'demo', name: '李建国' },
      institution,
      institutions: [institution],
      permissions: [],
      roles: [],
      doctors: [
        { id: 'u1', name: '李建国' },
        { id: 'u2', name: '周敏' },
      ],
      recorders: [],
    },
  };
  const session = {
    state$: new BehaviorSubject<SessionState>(state),
    may: () => 'M',
    dispose: () => {},
  } as unknown as SessionService;
  const catalogue = createMemoryFormCatalogue(modules);
  const desk = createFormSessions({
    catalogue,
    residents,
    records,
    drafts: createMemoryDraftStore(),
    session,
    clock,
    ids: createCountingIdSource(),
    leaving: createShutdownTasks(),
  });
  const stored = createStoredItems(createMemoryKeyValueStore(), createMemoryKeyValueStore(), clock);
  const bound = new Map<symbol, unknown>([
    [AppearanceService, createAppearanceService(stored)],
    [Clock, clock],
    [FormCatalogue, catalogue],
    [FormSessions, desk],
    [NameDirectory, createMemoryNameDirectory([], {})],
    [OwnSignature, createOwnSignature(records, session)],
    [RecordRepository, records],
    [RegionDirectory, createMemoryRegionDirectory([])],
    [ResidentDirectory, residents],
    [SessionService, session],
    [StoredItems, stored],
    [TabsService, { rename: () => {} }],
  ]);
  const locate: ServiceLocator = (token) => {
    if (!bound.has(token)) throw new Error(`not on the bench: ${token.toString()}`);
    return bound.get(token) as never;
  };
  return { locate, desk };
}
