import {
  changedFigures,
  SELF_CHECK_FORM,
  typedOver,
  withTaking,
  type ChangedFigure,
  type SelfCheckTaking,
  type TypedOver,
} from '@gongwei/domain/scheduling';
import type { Fault, Json, JsonObject } from '@gongwei/domain/shared';
import { BehaviorSubject } from 'rxjs';
import type { FormSession } from '../forms/form-session.service.ts';
import { faultOf, type Behavior } from '../shared/index.ts';
import type { SelfCheckGateway } from './self-check-gateway.port.ts';

/** `asking`: figures are there, and items that were typed say otherwise. `told`: what was filled in, and of what there is nothing to count. */
export type FillingState =
  | { readonly step: 'idle' | 'taking' }
  | { readonly step: 'asking'; readonly over: readonly TypedOver[] }
  | {
      readonly step: 'told';
      readonly items: number;
      readonly problems: number;
      readonly none: readonly string[];
      /** Of a sheet that had figures: those that are others now. */
      readonly changed?: readonly ChangedFigure[];
    }
  | { readonly step: 'unnamed' }
  | { readonly step: 'failed'; readonly fault: Fault };

/** Fills a self-check with figures of the institution's own data. Nothing typed is replaced unless it is said which. */
type SelfCheckFilling = {
  readonly state$: Behavior<FillingState>;
  take(): Promise<void>;
  /** The answer to what was asked: items whose figures are taken all the same. */
  decide(over: readonly string[]): void;
  putAway(): void;
};

const KEYS = ['year', 'period', 'part', 'items', 'taken'] as const;

/** The answers of the open sheet that figures have to do with. */
const answersOf = (session: FormSession): JsonObject =>
  Object.fromEntries(
    KEYS.flatMap((key): readonly (readonly [string, Json])[] => {
      const { value } = session.field$(key).value;
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** 自动取数 of one open sheet. */
export function createSelfCheckFilling(gateway: SelfCheckGateway, session: FormSession): SelfCheckFilling {
  if (session.form.definition.id !== SELF_CHECK_FORM) throw new RangeError('Figures are of self-checks');
  const state$ = new BehaviorSubject<FillingState>({ step: 'idle' });
  let taking: SelfCheckTaking | undefined;
  const fill = (found: SelfCheckTaking, over: readonly string[]): void => {
    const before = answersOf(session);
    const filled = withTaking(before, found, over);
    const again = Array.isArray(before['taken']) && before['taken'].length > 0;
    session.change('items', filled['items']);
    session.change('taken', filled['taken']);
    session.catchUp();
    const problems = found.figures.filter((figure) => figure.problems > 0).length;
    state$.next({
      step: 'told',
      items: found.figures.length,
      problems,
      none: found.none,
      ...(again && { changed: changedFigures(before, found) }),
    });
  };
  return {
    state$,
    async take() {
      if (state$.value.step === 'taking') return;
      const { year, period, part } = answersOf(session);
      if (typeof year !== 'number' || typeof period !== 'string' || (period !== '4' && typeof part !== 'number'))
        return state$.next({ step: 'unnamed' });
      state$.next({ step: 'taking' });
      try {
        const of = { year, period, recordId: session.recordId };
        taking = await gateway.taking(period === '4' || typeof part !== 'number' ? of : { ...of, part });
        const over = typedOver(answersOf(session), taking);
        if (over.length > 0) state$.next({ step: 'asking', over });
        else fill(taking, []);
      } catch (thrown) {
        state$.next({ step: 'failed', fault: faultOf(thrown) });
      }
    },
    decide(over) {
      if (taking && state$.value.step === 'asking') fill(taking, over);
    },
    putAway: () => state$.next({ step: 'idle' }),
  };
}
