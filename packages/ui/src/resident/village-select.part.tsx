import { createInstitutionsBelow, InstitutionDirectory } from '@gongwei/application/organisation';
import { useEffect, useEffectEvent, useState } from 'react';
import { ChoiceSelect } from '../shared/choose/choice-select.part.tsx';
import { useLoaded, useService } from '../shared/index.ts';
import { villageNameOf } from '@gongwei/domain/resident';

const NOWHERE: readonly string[] = [];

/** A village below an institution, one box per level: 乡镇, then 村（居）. */
export const VillageSelect = ({
  within,
  id,
  invalid,
  describedBy,
  start = NOWHERE,
  onChoose,
}: {
  readonly within: string;
  readonly id?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  /** Codes it begins with, as far as they are found below the institution. */
  readonly start?: readonly string[];
  /** Codes from the first box down to the village; empty until one is reached. */
  readonly onChoose: (path: readonly string[]) => void;
}) => {
  const { value, loading, failure, reload, place, pick, ownStart } = useLevel(within, start, onChoose);
  const word = value[0]?.level === 5 ? '村（居）' : '乡镇（街道）';
  if (failure)
    return (
      <button type="button" className="gw-button" onClick={reload}>
        村（居）没有取到，重试
      </button>
    );
  return (
    <>
      <ChoiceSelect
        id={id}
        aria-label={word}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        choices={value.map(({ code, name, level }) => ({ code, label: level === 5 ? villageNameOf(name) : name }))}
        value={place?.code ?? ''}
        empty={loading ? '正在取…' : `请选择${word}`}
        onChange={pick}
      />
      {place && place.level < 5 ? (
        <VillageSelect
          key={place.code}
          within={place.code}
          {...(invalid && { invalid })}
          start={ownStart}
          onChoose={(path) => onChoose(path.length > 0 ? [place.code, ...path] : [])}
        />
      ) : null}
    </>
  );
};

/** The places of one level and the one that is chosen; until somebody chooses, the one it begins with. */
function useLevel(within: string, start: readonly string[], onChoose: (path: readonly string[]) => void) {
  const loaded = useLoaded(createInstitutionsBelow, useService(InstitutionDirectory), within);
  const { value = [], loading, failure, reload } = loaded;
  const [picked, setPicked] = useState<string>();
  const place = value.find(({ code }) => (picked === undefined ? start.includes(code) : code === picked));
  const begun = picked === undefined && place?.level === 5 ? place.code : undefined;
  const begin = useEffectEvent((code: string) => onChoose([code]));
  useEffect(() => {
    if (begun !== undefined) begin(begun);
  }, [begun]);
  const pick = (code: string): void => {
    setPicked(code);
    onChoose(value.some((one) => one.code === code && one.level === 5) ? [code] : []);
  };
  return { value, loading, failure, reload, place, pick, ownStart: picked === undefined ? start : NOWHERE };
}
