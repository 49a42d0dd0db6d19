import type { HeldRight, StaffAccount } from '@gongwei/domain/back-office';
import type { Result } from '@gongwei/domain/shared';
import { createScope } from '../shared/index.ts';
import type { StaffDraft, StaffEditor, StaffEditors, StaffEditorState, StaffNeeds } from './staff-editor.service.ts';

type Here = StaffEditorState & { readonly status: 'here' };
type Outcome = Result<undefined, string>;

const NEW: StaffDraft = { username: '', name: '', phone: '', institutionCode: '', roles: [], alsoAt: [] };
const draftOf = ({ username, name, phone = '', institutionCode, roles, alsoAt }: StaffAccount): StaffDraft => ({
  ...{ username, name, phone, institutionCode },
  roles: [...roles].sort(),
  alsoAt: alsoAt.map(({ code }) => code).sort(),
});
const inOrder = (draft: StaffDraft): StaffDraft => ({
  ...draft,
  roles: [...draft.roles].sort(),
  alsoAt: [...draft.alsoAt].sort(),
});
const sameDraft = (one: StaffDraft, other: StaffDraft): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Editors of accounts. What the ticked roles give together is asked of the server, so that the letters shown are those in force. */
export const createStaffEditors = (needs: StaffNeeds): StaffEditors => ({ open: (id) => createStaffEditor(needs, id) });

/** Keeps what is typed apart from the account, and says what the ticked roles give together. */
function createStaffEditor({ gateway }: StaffNeeds, given?: string): StaffEditor {
  const scope = createScope();
  const state$ = scope.behavior<StaffEditorState>({ status: 'awaited' });
  let id = given;
  let asked = 0;

  const here = (): Here | undefined => (state$.value.status === 'here' ? state$.value : undefined);
  const tell = (part: Partial<Here>): void => {
    const now = here();
    if (now) state$.next({ ...now, ...part });
  };
  const rightsOf = (roles: readonly string[]): Promise<readonly HeldRight[]> =>
    roles.length === 0 ? Promise.resolve([]) : gateway.rights(roles);
  const askRights = async (roles: readonly string[]): Promise<void> => {
    const mine = ++asked;
    const rights = await rightsOf(roles).catch(() => undefined);
    if (mine === asked && rights) tell({ rights });
  };

  const load = async (password?: string): Promise<void> => {
    try {
      const [account, roles, places] = await Promise.all([
        id === undefined ? undefined : gateway.find(id),
        gateway.roles(),
        gateway.institutions(),
      ]);
      const draft = account ? draftOf(account) : { ...NEW, institutionCode: places[0]?.code ?? '' };
      const before = account ? await rightsOf(account.roles) : [];
      asked += 1;
      state$.next({
        ...{ status: 'here', draft, roles, places, before, rights: before, changed: false, busy: false },
        ...(account && { account }),
        ...(password !== undefined && { password }),
      });
    } catch (failure) {
      state$.next({ status: 'failed', failure });
    }
  };
  const change = (draft: StaffDraft): void => {
    const now = here();
    if (!now) return;
    const saved = now.account ? draftOf(now.account) : NEW;
    state$.next({ ...now, draft, changed: !sameDraft(draft, saved) });
    if (draft.roles !== now.draft.roles) void askRights(draft.roles);
  };
  /** What was done is shown as it is now; what was refused stays as it is typed. */
  const done = async (
    work: (now: Here) => Promise<Result<{ password?: string } | undefined, string>>,
  ): Promise<Outcome> => {
    const now = here();
    if (!now || now.busy) return { ok: false, failure: '请稍候' };
    state$.next({ ...now, busy: true });
    try {
      const answer = await work(now);
      if (!answer.ok) return answer;
      await load(answer.value?.password ?? now.password);
      return { ok: true, value: undefined };
    } finally {
      tell({ busy: false });
    }
  };
  const ofAccount = (work: (account: StaffAccount) => Promise<Outcome>): Promise<Outcome> =>
    done(async ({ account }) => (account ? work(account) : { ok: false, failure: '请先保存新用户' }));
  void load();

  return {
    state$,
    reload: () => void load(),
    change(part) {
      const now = here();
      if (now) change({ ...now.draft, ...part });
    },
    discard() {
      const now = here();
      if (now) change(now.account ? draftOf(now.account) : { ...NEW, institutionCode: now.draft.institutionCode });
    },
    save: () =>
      done(async ({ account, draft }) => {
        const { username, institutionCode, alsoAt, ...rest } = draft;
        if (account) return gateway.edit({ id: account.id, version: account.version, alsoAt, ...rest });
        const made = await gateway.create({ username, institutionCode, ...rest });
        if (!made.ok) return made;
        id = made.value.id;
        return { ok: true, value: { password: made.value.temporaryPassword } };
      }),
    move: (institutionCode, reason) =>
      done(async ({ account, draft }) =>
        account
          ? gateway.move({ id: account.id, version: account.version, roles: draft.roles, institutionCode, reason })
          : { ok: false, failure: '请先保存新用户' },
      ),
    setState: (state, reason) => ofAccount((account) => gateway.setState(account, state, reason)),
    resetPassword: () =>
      done(async ({ account }) => {
        if (!account) return { ok: false, failure: '请先保存新用户' };
        const made = await gateway.resetPassword(account.id);
        return made.ok ? { ok: true, value: { password: made.value.temporaryPassword } } : made;
      }),
    logOut: () => ofAccount((account) => gateway.logOut(account.id)),
    unbindWeChat: () => ofAccount((account) => gateway.unbindWeChat(account.id)),
    dispose: () => scope.end(),
  };
}
