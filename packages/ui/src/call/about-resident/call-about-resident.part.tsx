import type { ResidentOverview } from '@gongwei/domain/resident';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../shared/index.ts';
import { CallIcon } from '../call-icon.part.tsx';

const load = () => import('./about-resident-dialog.part.tsx');
const AboutResidentDialog = lazy(() => load().then((module) => ({ default: module.AboutResidentDialog })));

/** On a resident's page: asks a colleague for advice, and shows them what is needed of the record. */
export const CallAboutResident = ({ overview }: { readonly overview: ResidentOverview }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPointerEnter={() => void load()} onFocus={() => void load()} onClick={() => setOpen(true)}>
        <CallIcon name="phone" />
        呼叫同事
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <AboutResidentDialog overview={overview} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
