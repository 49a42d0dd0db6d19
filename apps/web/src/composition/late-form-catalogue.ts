import type { FormCatalogue } from '@gongwei/application/forms';
import type { formIndex, loadForm } from '@gongwei/domain/catalogue';
import { loadChunk } from './load-chunk.ts';
import { onceBrought } from './once-brought.ts';

type Catalogue = { readonly formIndex: typeof formIndex };
type Chunks = { readonly loadForm: typeof loadForm };

/** The forms there are: titles and where their chunks lie, of no use on the log-in page. */
export type LateFormCatalogue = FormCatalogue & {
  /** To be awaited before a page reads `index`. */ arrive(): Promise<void>;
  /** Where the chunks lie, sent for together with what will ask for one. */ makeReady(): Promise<void>;
};

export function createLateFormCatalogue(
  bring: () => Promise<Catalogue>,
  bringChunks: () => Promise<Chunks>,
): LateFormCatalogue {
  let here: Catalogue | undefined;
  const chunks = onceBrought(bringChunks);
  const arrive = async (): Promise<void> => {
    here ??= await loadChunk(bring);
  };
  return {
    arrive,
    makeReady: async () => void (await chunks()),
    get index() {
      if (!here) throw new Error('The catalogue of forms was read before it arrived.');
      return here.formIndex;
    },
    async load(formId) {
      const { loadForm } = await chunks();
      return loadChunk(() => loadForm(formId));
    },
  };
}

/** One for the page that is open; the route of everything behind the log-in awaits it. */
export const formCatalogue = createLateFormCatalogue(
  () => import('../behind-log-in.tsx'),
  () => import('@gongwei/domain/catalogue/form-chunks'),
);
