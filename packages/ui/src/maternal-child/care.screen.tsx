import { createFamilyFile, FamilyDirectory, ResidentDirectory } from '@gongwei/application/resident';
import type { DueItem, Family, Resident } from '@gongwei/domain/resident';
import { lazy, Suspense, useState } from 'react';
import { useLoaded, useMay, usePageTitle, useService } from '../shared/index.ts';
import { ResidentPending } from '../resident/index.ts';
import { CareHead } from './care-head.part.tsx';
import { type CarePage, carePath, placeAt, sheetAt, type CarePlace } from '@gongwei/domain/pages';
import { CareNext } from './care-next.part.tsx';
import { CareTabs } from './care-tabs.part.tsx';
import { ChildPlan } from './child-plan.part.tsx';
import { CoupleSheets } from './couple-sheets.part.tsx';
import { HeldSheet } from './held-sheet.part.tsx';
import type { Relative } from './relative.ts';
import './care.css';

const RelativeDialog = lazy(() =>
  import('./relative-dialog.part.tsx').then((module) => ({ default: module.RelativeDialog })),
);

type Props = { readonly page: CarePage; readonly residentId: string; readonly address: string };

/** The care of a woman, a child or a couple: everything that is filled in for it, in the order in which it is needed. */
export const CareScreen = ({ page, residentId, address }: Props) => {
  const {
    value: known,
    failure,
    reload,
  } = useLoaded(createFamilyFile, useService(ResidentDirectory), useService(FamilyDirectory), residentId);
  usePageTitle(known && page.title, {
    tab: carePath(page, residentId),
    tabName: known && `${known.resident.name} · ${page.title}`,
    of: known?.resident,
  });
  const place = placeAt(page, address);
  if (!known || !place) return <ResidentPending label="正在打开…" failure={failure} onRetry={reload} />;
  return <OpenCare page={page} place={place} address={address} {...known} onChanged={reload} />;
};

type OpenProps = {
  readonly page: CarePage;
  readonly place: CarePlace;
  readonly address: string;
  readonly resident: Resident;
  readonly due: readonly DueItem[];
  readonly family: Family;
  /** Something was saved, taken out or tied: what belongs to the person and what is due is asked for again. */
  readonly onChanged: () => void;
};

const OpenCare = ({ page, place, address, resident, due, family, onChanged }: OpenProps) => {
  const mayTie = useMay('gwfybjgl:E', 'gwjkdngl:E');
  const [tying, setTying] = useState<Relative>();
  const onTie = mayTie ? setTying : undefined;
  return (
    <div className="gw-care">
      <CareHead page={page} resident={resident} family={family} onTie={onTie} />
      <CareNext page={page} resident={resident} due={due} />
      <CareTabs page={page} residentId={resident.id} place={place} />
      <CareBody {...{ page, place, address, resident, family, onTie, onChanged }} />
      {tying === undefined ? null : (
        <Suspense fallback={null}>
          <RelativeDialog
            who={tying}
            resident={resident}
            onClose={() => setTying(undefined)}
            onTied={() => {
              setTying(undefined);
              onChanged();
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

type BodyProps = Omit<OpenProps, 'due'> & { readonly onTie: ((who: Relative) => void) | undefined };

const CareBody = ({ page, place: { sheet }, address, resident, family, onTie, onChanged }: BodyProps) => {
  if (sheet.stages)
    return (
      <ChildPlan
        page={page}
        child={resident}
        sheet={sheet.address === address ? sheet : undefined}
        onChanged={onChanged}
      />
    );
  const beside = sheetAt(page, sheet.beside);
  if (!beside) return <HeldSheet key={sheet.address} {...{ sheet, resident, family, onTie, onChanged }} />;
  const inOrder = page.tabs.flatMap(({ sheets }) => sheets);
  const pair =
    inOrder.indexOf(sheet) < inOrder.indexOf(beside) ? ([sheet, beside] as const) : ([beside, sheet] as const);
  return (
    <CoupleSheets
      key={pair[0].address}
      page={page}
      resident={resident}
      family={family}
      sheets={pair}
      asked={sheet}
      onTie={onTie}
      onChanged={onChanged}
    />
  );
};
