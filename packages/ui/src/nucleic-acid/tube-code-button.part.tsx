import { TubeCodes } from '@gongwei/application/nucleic-acid';
import { useState } from 'react';
import { Button, useNotify, useService, wordsOf } from '../shared/index.ts';
import type { DeskTools } from './desk-form.part.tsx';

/** For tubes without a printed code: one of the platform, to be written or printed on it. */
export const TubeCodeButton = ({ session, focus }: DeskTools) => {
  const codes = useService(TubeCodes);
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      session.change('tubeBarcode', await codes.next());
      focus('tubeBarcode');
    } catch (failure) {
      notify({ kind: 'danger', text: `没有取到管码：${wordsOf(failure).message}` });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small busy={busy} onClick={() => void take()} title="采样管没有印好的条码时用">
      取新管码
    </Button>
  );
};
