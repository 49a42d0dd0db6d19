import type { KeptInstitution } from '@gongwei/domain/organisation';
import type { Result } from '@gongwei/domain/shared';
import { token, type Behavior } from '../shared/index.ts';
import type { InstitutionGateway } from './institution-gateway.port.ts';

/** What is being typed. Of a new one: the institution above it, the three digits its code ends with, and whether it is a hospital of the county. */
export type InstitutionDraft = {
  readonly parentCode: string;
  readonly tail: string;
  readonly hospital: boolean;
  readonly name: string;
  readonly offersChildren: boolean;
  readonly phone: string;
  readonly address: string;
};

/** An institution while it is fetched, when it could not be (`failure`: a `Fault`), and while it is edited. */
export type InstitutionEditorState =
  | { readonly status: 'awaited' }
  | { readonly status: 'failed'; readonly failure: unknown }
  | {
      readonly status: 'here';
      /** None: a new one. */
      readonly institution?: KeptInstitution;
      readonly draft: InstitutionDraft;
      readonly changed: boolean;
      /** Below which a new one may lie. */
      readonly parents: Awaited<ReturnType<InstitutionGateway['places']>>;
      /** Codes that are used, also of those that were given up. */
      readonly taken: readonly string[];
      readonly busy: boolean;
    };

type Outcome = Promise<Result<undefined, string>>;

/** One institution, as somebody keeps it. */
export interface InstitutionEditor {
  readonly state$: Behavior<InstitutionEditorState>;
  reload(): void;
  /** Another institution above proposes the next digits that are free. */
  change(part: Partial<InstitutionDraft>): void;
  /** Of a new one: adds it, and the state holds it from then on. */
  save(): Outcome;
  setState(state: 'active' | 'disabled', reason: string): Outcome;
  dispose(): void;
}

/** Opens an institution, or the form of a new one. Whoever opens one ends it. */
export interface InstitutionEditors {
  /** Without a code: a new one. */
  open(code?: string): InstitutionEditor;
}
export const InstitutionEditors = token<InstitutionEditors>('InstitutionEditors');
