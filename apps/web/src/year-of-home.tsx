import { analysesModule } from './composition/analyses.module.ts';
import { authenticated } from './composition/authenticated-modules.ts';

// Services of analyses come with the first numbers somebody looks at.
authenticated.add(analysesModule);
export { YearPanel } from '@gongwei/ui/measures/year';
