import type { Family, Resident } from '@gongwei/domain/resident';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, useWindowWidth } from '../shared/index.ts';
import { type CarePage, type CareSheet, carePath } from '@gongwei/domain/pages';
import { HeldSheet } from './held-sheet.part.tsx';
import type { Relative } from './relative.ts';

type Props = {
  readonly page: CarePage;
  readonly resident: Resident;
  readonly family: Family;
  /** The two sheets in the order they stand; one of them is asked for by the address. */
  readonly sheets: readonly [CareSheet, CareSheet];
  readonly asked: CareSheet;
  readonly onTie: ((who: Relative) => void) | undefined;
  readonly onChanged: () => void;
};

/** Two sheets beside each other and the menu, without anybody asking for it. Pixels of the window. */
const hasRoomForTwo = (width: number): boolean => width >= 1_700;

/** The sheets of a couple: beside each other where there is room or somebody wants to compare, else one at a time. */
export const CoupleSheets = ({ page, resident, family, sheets, asked, onTie, onChanged }: Props) => {
  const wide = useWindowWidth(hasRoomForTwo);
  const [compare, setCompare] = useState(false);
  const [busy, setBusy] = useState<string>(asked.address);
  const navigate = useNavigate();
  const both = wide || compare;
  const front = both ? busy : asked.address;
  return (
    <>
      {wide ? null : (
        <div className="gw-care-sheets" role="group" aria-label="双方">
          {sheets.map((sheet) => (
            <button
              key={sheet.address}
              type="button"
              aria-pressed={!compare && sheet === asked}
              onClick={() => {
                setCompare(false);
                void navigate(carePath(page, resident.id, sheet.address));
              }}
            >
              {sheet.title}
            </button>
          ))}
          <Button
            small
            look={compare ? 'primary' : 'normal'}
            aria-pressed={compare}
            onClick={() => setCompare(!compare)}
          >
            并排对照
          </Button>
        </div>
      )}
      <div className="gw-care-couple" data-both={both || undefined}>
        {sheets
          .filter((sheet) => both || sheet === asked)
          .map((sheet) => (
            <div key={sheet.address} onFocus={() => setBusy(sheet.address)}>
              <HeldSheet
                sheet={sheet}
                resident={resident}
                family={family}
                onTie={onTie}
                onChanged={onChanged}
                // The first keeps its plain ids; only what stands beside it needs others.
                ids={both && sheet === sheets[1] ? 'beside-' : ''}
                foreground={sheet.address === front}
              />
            </div>
          ))}
      </div>
    </>
  );
};
