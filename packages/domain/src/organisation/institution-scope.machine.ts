import { assign, setup, transition } from 'xstate';
import type { Institution } from './institution.ts';

/**
 * 机构范围: for which institution somebody works now. `own`: the one of the account; `within`: those the account may work for, each
 * with everything below it; `chosen`: lists, figures and saves are of this one and of those below it.
 */
export type InstitutionScope = {
  readonly own: Institution;
  readonly within: readonly Institution[];
  readonly chosen: Institution;
};

export type ScopeEvent =
  | { readonly type: 'CHOOSE'; readonly institution: Institution }
  /** Back to the institution of the account. */
  | { readonly type: 'RETURN' }
  /** A log-in in the middle of the work: the account may work elsewhere now. */
  | { readonly type: 'RENEW'; readonly own: Institution; readonly within: readonly Institution[] };

export const SCOPE_STATES = ['own', 'chosen'] as const;
export const SCOPE_STATE_LABELS = { own: '本机构', chosen: '所选机构' } as const;
export const SCOPE_EVENT_LABELS = { CHOOSE: '选择机构', RETURN: '回到本机构', RENEW: '重新登录' } as const;

type Rights = Pick<InstitutionScope, 'own' | 'within'>;
const allows = ({ own, within }: Rights, { code }: Institution): boolean =>
  [own, ...within].some((one) => code.startsWith(one.code));

/** Whether somebody may work for an institution: it is one of the account's, or lies below one. */
export const mayWorkFor = (scope: Rights, institution: Institution): boolean => allows(scope, institution);

const keeps = { type: 'keeps', params: ({ event }: { readonly event: Rights }) => event } as const;
const renew = { type: 'renew', params: ({ event }: { readonly event: Rights }) => event } as const;
const asked = <Name extends string>(type: Name) => ({
  type,
  params: ({ event }: { readonly event: { readonly institution: Institution } }) => event,
});

/** A choice outside of the rights changes nothing; rights that no longer hold the chosen one lead back to the own one. */
export const institutionScopeMachine = setup({
  types: { context: {} as InstitutionScope, input: {} as InstitutionScope, events: {} as ScopeEvent },
  actions: {
    choose: assign((_, { institution }: { readonly institution: Institution }) => ({ chosen: institution })),
    goHome: assign(({ context }) => ({ chosen: context.own })),
    renew: assign((_, { own, within }: Rights) => ({ own, within })),
  },
  guards: {
    isOwn: ({ context }, { institution }: { readonly institution: Institution }) =>
      institution.code === context.own.code,
    isAllowed: ({ context }, { institution }: { readonly institution: Institution }) => allows(context, institution),
    keeps: ({ context }, rights: Rights) => context.chosen.code !== rights.own.code && allows(rights, context.chosen),
  },
}).createMachine({
  id: 'institution-scope',
  context: ({ input }) => input,
  initial: 'own',
  states: {
    own: {
      on: {
        CHOOSE: [{ guard: asked('isOwn') }, { guard: asked('isAllowed'), target: 'chosen', actions: asked('choose') }],
        RENEW: { actions: [renew, 'goHome'] },
      },
    },
    chosen: {
      on: {
        CHOOSE: [
          { guard: asked('isOwn'), target: 'own', actions: 'goHome' },
          { guard: asked('isAllowed'), actions: asked('choose') },
        ],
        RETURN: { target: 'own', actions: 'goHome' },
        RENEW: [
          { guard: keeps, actions: renew },
          { target: 'own', actions: [renew, 'goHome'] },
        ],
      },
    },
  },
});

/** The scope of an account that just logged in. */
export const ownScope = (own: Institution, within: readonly Institution[]): InstitutionScope => ({
  own,
  within,
  chosen: own,
});

/** The scope after an event; the same one where the event is refused. */
export function scopeAfter(scope: InstitutionScope, event: ScopeEvent): InstitutionScope {
  const value = scope.chosen.code === scope.own.code ? 'own' : 'chosen';
  const [next] = transition(
    institutionScopeMachine,
    institutionScopeMachine.resolveState({ value, context: scope }),
    event,
  );
  return next.context;
}
