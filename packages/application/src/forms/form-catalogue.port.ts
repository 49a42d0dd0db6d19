import type { FormModule, SubjectKind } from '@gongwei/domain/forms';
import { token } from '../shared/index.ts';

/** What is known of a form without its definition. */
export type FormIndexEntry = {
  readonly id: string;
  readonly title: string;
  /** Of the title, in pinyin, small letters. */
  readonly initials?: string;
  readonly module: string;
  /** One record for each subject: it is opened again instead of a new one. */
  readonly occursOnce?: true;
  /** What its records are about, where that is not a resident. */
  readonly subject?: SubjectKind;
};

/** The forms there are; definitions come on demand. */
export interface FormCatalogue {
  readonly index: readonly FormIndexEntry[];
  load(formId: string): Promise<FormModule>;
}
export const FormCatalogue = token<FormCatalogue>('FormCatalogue');
