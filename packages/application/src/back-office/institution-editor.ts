import { nextTail, type KeptInstitution } from '@gongwei/domain/organisation';
import { fail, type Result } from '@gongwei/domain/shared';
import { createScope } from '../shared/index.ts';
import type {
  InstitutionDraft,
  InstitutionEditor,
  InstitutionEditors,
  InstitutionEditorState,
} from './institution-editor.service.ts';
import type { InstitutionGateway } from './institution-gateway.port.ts';

type Here = InstitutionEditorState & { readonly status: 'here' };
type Outcome = Result<undefined, string>;

const draftOf = (kept: KeptInstitution): InstitutionDraft => {
  const { code, parentCode = '', name, offersChildren, level, phone = '', address = '' } = kept;
  return {
    ...{ parentCode, tail: code.slice(parentCode.length), hospital: level === 3 && parentCode !== '' },
    ...{ name, offersChildren, phone, address },
  };
};
/** Below a county lie townships and its hospitals, below a township villages. */
const mayHold = (level: number): boolean => level === 3 || level === 4;

/** Editors of institutions over a gateway. */
export const createInstitutionEditors = (gateway: InstitutionGateway): InstitutionEditors => ({
  open: (code) => createInstitutionEditor(gateway, code),
});

/** One that is there, as it is now. */
async function keptState(gateway: InstitutionGateway, code: string): Promise<Here> {
  const institution = await gateway.find(code);
  return {
    status: 'here',
    institution,
    draft: draftOf(institution),
    changed: false,
    parents: [],
    taken: [],
    busy: false,
  };
}

/** A form for a new one, below one's own. */
async function blankState(gateway: InstitutionGateway): Promise<Here> {
  const places = await gateway.places();
  const taken = places.map(({ code }) => code);
  const parents = places.filter(({ code, level, disabled }) => !disabled && mayHold(level) && code.length <= 9);
  const parentCode = parents[0]?.code ?? '';
  const draft = {
    parentCode,
    tail: nextTail(taken, parentCode),
    hospital: false,
    name: '',
    offersChildren: true,
    phone: '',
    address: '',
  };
  return { status: 'here', draft, changed: false, parents, taken, busy: false };
}

const codeOf = ({ parentCode, tail }: InstitutionDraft): string => parentCode + tail.trim();

const newOne = (draft: InstitutionDraft) => ({
  ...{ code: codeOf(draft), name: draft.name.trim() },
  level: codeOf(draft).length === 12 ? (5 as const) : draft.hospital ? (3 as const) : (4 as const),
});

function createInstitutionEditor(gateway: InstitutionGateway, given?: string): InstitutionEditor {
  const scope = createScope();
  const state$ = scope.behavior<InstitutionEditorState>({ status: 'awaited' });
  let code = given;
  const here = (): Here | undefined => (state$.value.status === 'here' ? state$.value : undefined);
  const load = async (): Promise<void> => {
    try {
      state$.next(code === undefined ? await blankState(gateway) : await keptState(gateway, code));
    } catch (failure) {
      state$.next({ status: 'failed', failure });
    }
  };
  const done = async (work: (now: Here) => Promise<Outcome>): Promise<Outcome> => {
    const now = here();
    if (!now || now.busy) return fail('请稍候');
    state$.next({ ...now, busy: true });
    try {
      const answer = await work(now);
      if (answer.ok) await load();
      return answer;
    } finally {
      const left = here();
      if (left) state$.next({ ...left, busy: false });
    }
  };
  const save = async ({ institution, draft }: Here): Promise<Outcome> => {
    const { name, offersChildren, phone, address } = draft;
    const typed = { name: name.trim(), offersChildren, phone: phone.trim(), address: address.trim() };
    if (institution) return gateway.edit({ ...seen(institution), ...typed });
    const made = await gateway.create(newOne(draft));
    if (made.ok) code = codeOf(draft);
    return made;
  };
  void load();

  return {
    state$,
    reload: () => void load(),
    change(part) {
      const now = here();
      if (now) state$.next(changedBy(now, part));
    },
    save: () => done(save),
    setState: (state, reason) =>
      done(async ({ institution }) =>
        institution ? gateway.setState(seen(institution), state, reason) : fail('请先保存新机构'),
      ),
    dispose: () => scope.end(),
  };
}

const seen = ({ code, version }: KeptInstitution) => ({ code, version });

function changedBy(now: Here, part: Partial<InstitutionDraft>): Here {
  const moved = part.parentCode !== undefined && part.parentCode !== now.draft.parentCode;
  const below = moved ? { tail: nextTail(now.taken, part.parentCode ?? ''), hospital: false } : {};
  const draft = { ...now.draft, ...part, ...below };
  const saved = now.institution && draftOf(now.institution);
  return { ...now, draft, changed: JSON.stringify(draft) !== JSON.stringify(saved) };
}
