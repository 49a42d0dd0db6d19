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

/** What the machine of the institution one works for is told. */
export type ScopeEvent =
  | { readonly type: 'CHOOSE'; readonly institution: Institution }
  /** Back to the institution of the account. */
  | { readonly type: 'RETURN' }
  /** A log-in in the middle of the work: the account may work elsewhere now. */
  | { readonly type: 'RENEW'; readonly own: Institution; readonly within: readonly Institution[] };

/** States of the scope one works in: the own institution, or one below it that was chosen. */
export const SCOPE_STATES = ['own', 'chosen'] as const;
/** The states in words. */
export const SCOPE_STATE_LABELS = { own: '本机构', chosen: '所选机构' } as const;
/** The events in words. */
export const SCOPE_EVENT_LABELS = { CHOOSE: '选择机构', RETURN: '回到本机构', RENEW: '重新登录' } as const;

type Rights = Pick<InstitutionScope, 'own' | 'within'>;
/** Whether somebody may work for an institution: it is one of the account's, or lies below one. */
export const mayWorkFor = ({ own, within }: Rights, { code }: Institution): boolean =>
  [own, ...within].some((one) => code.startsWith(one.code));

/** A choice outside of the rights changes nothing; rights that no longer hold the chosen one lead back to the own one. */
export const institutionScopeMachine = setup({
  types: { context: {} as InstitutionScope, input: {} as InstitutionScope, events: {} as ScopeEvent },
}).createMachine({
  id: 'institution-scope',
  context: ({ input }) => input,
  initial: 'own',
  states: { own: {}, chosen: {} },
  on: {
    CHOOSE: [
      {
        guard: ({ context, event }) => event.institution.code === context.own.code,
        target: '.own',
        actions: assign(({ context }) => ({ chosen: context.own })),
      },
      {
        guard: ({ context, event }) => mayWorkFor(context, event.institution),
        target: '.chosen',
        actions: assign(({ event }) => ({ chosen: event.institution })),
      },
    ],
    RETURN: { target: '.own', actions: assign(({ context }) => ({ chosen: context.own })) },
    RENEW: [
      {
        guard: ({ context, event }) => context.chosen.code !== event.own.code && mayWorkFor(event, context.chosen),
        target: '.chosen',
        // It may be called otherwise by now.
        actions: assign(({ context: { chosen }, event: { own, within } }) => ({
          own,
          within,
          chosen: within.find((one) => one.code === chosen.code) ?? chosen,
        })),
      },
      { target: '.own', actions: assign(({ event: { own, within } }) => ({ own, within, chosen: own })) },
    ],
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
