import { differingRights, type Role } from '@gongwei/domain/back-office';
import { rightsEffect, type ListOfActions, type PageDefinition } from '@gongwei/domain/pages';
import type { Result } from '@gongwei/domain/shared';
import { createScope, type Clock } from '../shared/index.ts';
import { draftOf, isChanged, withLetter, withLetters } from './role-draft.rules.ts';
import type {
  PeopleReached,
  RoleDraft,
  RoleEditor,
  RoleEditors,
  RoleEditorState,
  RoleName,
} from './role-editor.service.ts';
import type { RoleGateway } from './role-gateway.port.ts';

/** Milliseconds after the last change before it is asked whom it would reach. */
const PAUSE = 400;

type Needs = {
  readonly gateway: RoleGateway;
  readonly clock: Clock;
  readonly pages: readonly PageDefinition[];
  /** All lists, for what their buttons ask; fetched when a role is opened. */
  readonly lists: () => Promise<readonly ListOfActions[]>;
};
type Here = RoleEditorState & { readonly status: 'here' };

/** Editors of roles. Each asks whom a change would reach 400 ms after the last one; a save somebody else was faster with is a sentence. */
export const createRoleEditors = (needs: Needs): RoleEditors => ({ open: (code) => createRoleEditor(needs, code) });

/** Keeps what is typed apart from what is in force, and says what the difference would do. */
function createRoleEditor({ gateway, clock, pages, lists }: Needs, code: string): RoleEditor {
  const scope = createScope();
  const state$ = scope.behavior<RoleEditorState>({ status: 'awaited' });
  let known: readonly ListOfActions[] = [];
  let names: readonly RoleName[] = [];
  let turn = 0;
  let cancel = (): void => {};

  const here = (): Here | undefined => (state$.value.status === 'here' ? state$.value : undefined);
  const stateOf = (role: Role, draft: RoleDraft, before?: Here): Here => ({
    status: 'here',
    role,
    roles: names,
    draft,
    changed: isChanged(role, draft),
    effect: rightsEffect(role.letters, draft.letters, pages, known),
    busy: before?.busy ?? false,
    ...(before?.other && { other: before.other }),
  });
  const tellPeople = (people: PeopleReached): void => {
    const now = here();
    if (now) state$.next({ ...now, people });
  };
  const askPeople = async (draft: RoleDraft): Promise<void> => {
    const mine = ++turn;
    const people = await gateway.preview(code, draft.letters).then(
      (effect): PeopleReached => ({ status: 'here', effect }),
      (): PeopleReached => ({ status: 'failed' }),
    );
    if (mine === turn) tellPeople(people);
  };
  const become = (draft: RoleDraft): void => {
    const now = here();
    if (!now) return;
    const next = stateOf(now.role, draft, now);
    turn += 1;
    cancel();
    if (differingRights(now.role.letters, draft.letters).length === 0) return state$.next(next);
    state$.next({ ...next, people: { status: 'asking' } });
    cancel = scope.after(clock, PAUSE, () => void askPeople(draft));
  };
  const load = async (): Promise<void> => {
    const mine = ++turn;
    try {
      const [role, all, roles] = await Promise.all([
        gateway.find(code),
        lists().catch(() => []),
        gateway.names().catch(() => []),
      ]);
      if (mine !== turn) return;
      [known, names] = [all, roles];
      state$.next(stateOf(role, draftOf(role), here()));
    } catch (failure) {
      if (mine === turn) state$.next({ status: 'failed', failure });
    }
  };
  /** What was written is asked for anew; what was refused stays as it is typed. */
  const write = async (
    work: (now: Here) => Promise<Result<undefined, string>>,
    again = true,
  ): Promise<Result<undefined, string>> => {
    const now = here();
    if (!now || now.busy) return { ok: false, failure: '请稍候' };
    state$.next({ ...now, busy: true });
    try {
      const done = await work(now);
      if (done.ok && again) await load();
      return done;
    } finally {
      const then = here();
      if (then) state$.next({ ...then, busy: false });
    }
  };
  const letters = (change: (now: Here) => RoleDraft['letters']): void => {
    const now = here();
    if (now) become({ ...now.draft, letters: change(now) });
  };
  void load();

  return {
    state$,
    reload: () => void load(),
    set: (codes, letter) => letters(({ role, draft }) => withLetter(role, draft.letters, codes, letter)),
    take: (wanted) => letters(({ role, draft }) => withLetters(role, draft.letters, wanted)),
    change(part) {
      const now = here();
      if (now) become({ ...now.draft, ...part });
    },
    discard() {
      const now = here();
      if (now) become(draftOf(now.role));
    },
    save: () => write(({ role: { version }, draft }) => gateway.save({ code, version, ...draft })),
    copy: (newCode, name) => write(() => gateway.copy({ code: newCode, name, like: code }), false),
    setState: (state, reason) => write(({ role }) => gateway.setState(role, state, reason)),
    remove: () => write(({ role }) => gateway.remove(role), false),
    compare(otherCode) {
      const now = here();
      if (!now) return;
      const { other: _, ...alone } = now;
      state$.next(alone);
      if (otherCode === undefined || otherCode === '') return;
      void gateway.find(otherCode).then(
        (other) => {
          const then = here();
          if (then) state$.next({ ...then, other });
        },
        () => {},
      );
    },
    dispose: () => scope.end(),
  };
}
