import { loadList, type ListDefinition, type ListId } from '@gongwei/domain/lists';
import type { Page } from '@gongwei/domain/pages';
import { LoadingState } from '@gongwei/ui/shared';
import type { DetailOf } from '@gongwei/ui/prevention';
import { lazy, Suspense, type ComponentType } from 'react';
import { authenticated } from './composition/authenticated-modules.ts';
import { homeFilesModule } from './composition/home-files.module.ts';
import { lateLists } from './composition/late-lists.ts';
import { listsModule } from './composition/lists.module.ts';
import { loadChunk } from './composition/load-chunk.ts';
import { LIST_FIELDS, LIST_WINDOWS } from './list-windows.ts';
import { PrintTicked } from './print-ticked.ts';

const LENT = { windows: LIST_WINDOWS, fields: LIST_FIELDS, print: PrintTicked };

type Name = 'ClassicPressureDetail' | 'GlucoseDetail' | 'PressureDetail';

/** A page of one person, and the lists its row and its readings are of. */
const detail = (name: Name, patients: ListId, readings: ListId): ComponentType =>
  lazy(async () => {
    const load = (id: ListId): Promise<ListDefinition> => loadChunk(() => loadList(id));
    const [screens, ofPatients, ofReadings] = await Promise.all([
      import('@gongwei/ui/prevention'),
      load(patients),
      load(readings),
    ]);
    lateLists.add(listsModule);
    authenticated.add(homeFilesModule);
    const Screen: ComponentType<DetailOf> = screens[name];
    return { default: () => <Screen patients={ofPatients} readings={ofReadings} lent={LENT} /> };
  });

/** Details by the names the catalogue gives them. */
const DETAILS: { readonly [name: string]: ComponentType } = {
  'blood-pressure-patient-detail': detail('PressureDetail', 'blood-pressure-patient-list', 'blood-pressure-readings'),
  'blood-pressure-patient-detail-classic': detail(
    'ClassicPressureDetail',
    'blood-pressure-patient-list',
    'blood-pressure-readings',
  ),
  'blood-glucose-patient-detail': detail('GlucoseDetail', 'blood-glucose-patient-list', 'blood-glucose-readings'),
};

type OfPages = { readonly pages: readonly Page[] };

const WorkbenchOf = lazy(async () => {
  const [{ WorkbenchScreen }, reminders] = await Promise.all([
    import('@gongwei/ui/prevention'),
    loadChunk(() => loadList('smart-reminders')),
  ]);
  lateLists.add(listsModule);
  return { default: ({ pages }: OfPages) => <WorkbenchScreen reminders={reminders} pages={pages} lent={LENT} /> };
});

/** 医防融合工作台: its to-dos are the rows of the list of reminders. `pages`: where its cards are looked for. */
export const Workbench = ({ pages }: OfPages) => (
  <Suspense fallback={<LoadingState />}>
    <WorkbenchOf pages={pages} />
  </Suspense>
);

/** The page of one person's monitoring. */
export const DetailOfPerson = ({ name }: { readonly name: string }) => {
  const Detail = DETAILS[name];
  return <Suspense fallback={<LoadingState />}>{Detail ? <Detail /> : null}</Suspense>;
};
