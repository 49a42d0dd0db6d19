import { saidOf, type AnalysisCells, type WallNumbers, type WallPlace } from '@gongwei/domain/measures';
import type { CSSProperties, KeyboardEvent } from 'react';
import { BAND_LABELS, bandOf, type PaceBand } from './wall-numbers.rules.ts';

/** Few tiles are large ones. */
const columnsOf = (tiles: number): number => (tiles <= 4 ? 2 : tiles <= 9 ? 3 : 5);
const RATE = { unit: '%', decimals: 2, kind: 'rate' } as const;
const PEOPLE = { unit: '人', decimals: 0, kind: 'count' } as const;
const SCALE: readonly PaceBand[] = ['far-behind', 'behind', 'just-behind', 'just-ahead', 'ahead'];

/** A tile for each institution below, coloured by how its rate stands to the time of the year; words say the same. Enter goes down. */
export const TileMap = ({
  numbers: { places, below },
  progress,
  onOpen,
}: {
  readonly numbers: WallNumbers;
  readonly progress: number;
  readonly onOpen: (code: string) => void;
}) => {
  const columns = columnsOf(below.length);
  const walk = (event: KeyboardEvent<HTMLDivElement>): void => {
    const steps: { readonly [key: string]: number } = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    const tiles = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button')];
    tiles[tiles.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus();
    event.preventDefault();
  };
  return (
    <div className="gww-map">
      {below.length === 0 ? <p className="gww-none">没有下级机构</p> : null}
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label="乡镇，用方向键逐个查看，回车进入"
        className="gww-grid"
        style={{ '--columns': columns } as CSSProperties}
        data-many={below.length > 20 ? true : undefined}
        onKeyDown={walk}
      >
        {below.map((place, at) => (
          <Tile
            key={place.code}
            place={place}
            cells={places.find(({ key }) => key === place.code)?.cells ?? {}}
            progress={progress}
            first={at === 0}
            onOpen={onOpen}
          />
        ))}
      </div>
      <p className="gww-scale" aria-hidden="true">
        {SCALE.map((band) => (
          <span key={band} data-band={band}>
            {BAND_LABELS[band]}
          </span>
        ))}
      </p>
    </div>
  );
};

type TileProps = {
  readonly place: WallPlace;
  readonly cells: AnalysisCells;
  readonly progress: number;
  readonly first: boolean;
  readonly onOpen: (code: string) => void;
};

const Tile = ({ place: { code, name }, cells, progress, first, onOpen }: TileProps) => {
  const rate = cells['elderly-check-up-rate'];
  const band = bandOf(rate?.value ?? undefined, progress);
  return (
    <button
      type="button"
      data-band={band}
      tabIndex={first ? 0 : -1}
      aria-label={`${name}，体检率 ${saidOf(rate, RATE)}，${BAND_LABELS[band]}，进入`}
      onClick={() => onOpen(code)}
    >
      <span>{shortOf(name)}</span>
      <strong>{saidOf(rate, RATE)}</strong>
      <small>老年人 {saidOf(cells['elderly-archived'], PEOPLE)}</small>
    </button>
  );
};

/** What all of them are called besides their place says nothing on a small tile. */
const shortOf = (name: string): string =>
  name.replace(/(中心卫生院|卫生院|社区卫生服务中心|村卫生室|卫生室)$/, '') || name;
