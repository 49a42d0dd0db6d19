import { SessionService } from '@gongwei/application/identity';
import { personOnFile } from '@gongwei/application/nucleic-acid';
import { ResidentDirectory } from '@gongwei/application/resident';
import { Clock } from '@gongwei/application/shared';
import { RESIDENT_CODES } from '@gongwei/domain/identity';
import { personOfNumber, type TestedPerson } from '@gongwei/domain/nucleic-acid';
import { parseCitizenNumber } from '@gongwei/domain/resident';
import type { ResidentRow } from '@gongwei/domain/resident';
import { useCallback, useRef } from 'react';
import { ResidentChooser } from '../resident/index.ts';
import { useNotify, useService, wordsOf } from '../shared/index.ts';
import { NumberBox } from './number-box.part.tsx';

/** A card's number with a wrong digit is said to be one; anything else is a name or a code nobody has. */
const nobodySaid = (text: string): string =>
  /^(?:\d{15}|\d{17}[\dX])$/i.test(text.trim())
    ? '身份证号有误，请重新刷卡或逐位核对。'
    : '没有这位居民；未建档的请刷身份证或输入完整的身份证号。';

/**
 * Whose sample comes next: by name, pinyin, or the identity card put on the reader, which types the number and Enter. Who
 * has no file is taken by the number. Who may look up no residents types or scans numbers only.
 */
export const PersonFinder = ({ onFound }: { readonly onFound: (person: TestedPerson) => void }) => {
  const sessions = useService(SessionService);
  const residents = useService(ResidentDirectory);
  const clock = useService(Clock);
  const notify = useNotify();
  const mayLook = RESIDENT_CODES.some((code) => sessions.may(code) !== undefined);
  // Of two cards put on the reader one behind the other the later one counts, whichever file the network brings first.
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const choose = useCallback(
    ({ id }: ResidentRow) => {
      turn.current = Promise.allSettled([personOnFile(residents, id, clock.today()), turn.current]).then(([file]) => {
        if (file.status === 'fulfilled') onFound(file.value);
        else notify({ kind: 'danger', text: `档案没有取到：${wordsOf(file.reason).message}` });
      });
    },
    [residents, clock, onFound, notify],
  );
  const takeNumber = useCallback(
    (text: string) => {
      const read = parseCitizenNumber(text, clock.today());
      if (!read.ok) return notify({ kind: 'warn', text: nobodySaid(text) });
      if (mayLook) notify({ kind: 'info', text: '此人未建档，已按身份证号登记，请补填姓名和电话。' });
      onFound(personOfNumber(read.value));
    },
    [clock, mayLook, onFound, notify],
  );
  return mayLook ? (
    <ResidentChooser again condition={undefined} onChoose={choose} onNobody={takeNumber} />
  ) : (
    <NumberBox onNumber={takeNumber} />
  );
};
