import type { FormCatalogue } from '@gongwei/application/forms';
import type { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { loadChunk } from './load-chunk.ts';

type Catalogue = { readonly formIndex: typeof formIndex; readonly loadForm: typeof loadForm };

/** The forms there are: titles and where their chunks lie, of no use on the log-in page. */
export type LateFormCatalogue = FormCatalogue & {
  /** To be awaited before a page reads `index`. */ arrive(): Promise<void>;
};

export function createLateFormCatalogue(bring: () => Promise<Catalogue>): LateFormCatalogue {
  let here: Catalogue | undefined;
  const arrive = async (): Promise<void> => {
    here ??= await loadChunk(bring);
  };
  return {
    arrive,
    get index() {
      if (!here) throw new Error('The catalogue of forms was read before it arrived.');
      return here.formIndex;
    },
    async load(formId) {
      await arrive();
      return loadChunk(async () => (here as Catalogue).loadForm(formId));
    },
  };
}

/** One for the page that is open; the route of everything behind the log-in awaits it. */
export const formCatalogue = createLateFormCatalogue(() => import('../behind-log-in.tsx'));
