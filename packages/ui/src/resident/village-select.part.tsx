import { createInstitutionsBelow, InstitutionDirectory } from '@gongwei/application/organisation';
import { useState } from 'react';
import { useLoaded, useService } from '../shared/index.ts';
import { villageNameOf } from '@gongwei/domain/resident';

/** A village below an institution, one box per level: 乡镇, then 村（居）. `undefined` until a village is reached. */
export const VillageSelect = ({
  within,
  id,
  invalid,
  describedBy,
  onChoose,
}: {
  readonly within: string;
  readonly id?: string;
  readonly invalid?: boolean;
  readonly describedBy?: string;
  readonly onChoose: (villageCode: string | undefined) => void;
}) => {
  const {
    value = [],
    loading,
    failure,
    reload,
  } = useLoaded(createInstitutionsBelow, useService(InstitutionDirectory), within);
  const [picked, setPicked] = useState('');
  const place = value.find(({ code }) => code === picked);
  const word = value[0]?.level === 5 ? '村（居）' : '乡镇（街道）';
  if (failure)
    return (
      <button type="button" className="gw-button" onClick={reload}>
        村（居）没有取到，重试
      </button>
    );
  return (
    <>
      <select
        id={id}
        className="gw-select"
        aria-label={word}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={picked}
        onChange={(event) => {
          const wanted = value.find(({ code }) => code === event.target.value);
          setPicked(wanted?.code ?? '');
          onChoose(wanted?.level === 5 ? wanted.code : undefined);
        }}
      >
        <option value="">{loading ? '正在取…' : `请选择${word}`}</option>
        {value.map((one) => (
          <option key={one.code} value={one.code}>
            {one.level === 5 ? villageNameOf(one.name) : one.name}
          </option>
        ))}
      </select>
      {place && place.level < 5 ? (
        <VillageSelect key={place.code} within={place.code} {...(invalid && { invalid })} onChoose={onChoose} />
      ) : null}
    </>
  );
};
