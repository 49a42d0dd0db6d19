import { stripAt } from '@gongwei/domain/measures';
import { NumberStrip } from '@gongwei/ui/measures/strip';
import { analysesModule } from './composition/analyses.module.ts';
import { authenticated } from './composition/authenticated-modules.ts';

// Services of analyses come with the first page of numbers, or with the first numbers of a page.
authenticated.add(analysesModule);

/** The numbers of the page at a path. */
export const StripOf = ({ path }: { readonly path: string }) => {
  const strip = stripAt(path);
  return strip ? <NumberStrip key={path} strip={strip} /> : null;
};
