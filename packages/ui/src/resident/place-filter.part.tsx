import { InstitutionDirectory } from '@gongwei/application/organisation';
import type { ResidentQueryChange } from '@gongwei/application/resident';
import type { Institution } from '@gongwei/domain/organisation';
import type { ResidentQuery } from '@gongwei/domain/resident';
import { useCallback } from 'react';
import { ChoiceFilter } from '../shared/filters.ts';
import { useResource, useService, useUserSession } from '../shared/index.ts';
import { villageNameOf } from './village.rules.ts';

/** Where the residents live: the institutions below the chosen one, and of a township its villages. Nothing for a village. */
export const PlaceFilter = ({
  query,
  onChange,
}: {
  readonly query: ResidentQuery;
  readonly onChange: (change: ResidentQueryChange) => void;
}) => {
  const own = useUserSession()?.institution;
  const below = useBelow(own && own.level < 5 ? own.code : undefined);
  const [places, ownVillages] = [below.filter(({ level }) => level < 5), below.filter(({ level }) => level === 5)];
  const township = places.find(({ code }) => code === query.institutionCode);
  const villages = useBelow(township?.code).filter(({ level }) => level === 5);
  const offered = ownVillages.length > 0 ? ownVillages : villages;
  return (
    <>
      {places.length > 0 ? (
        <ChoiceFilter
          label="机构"
          all="全部机构"
          value={query.institutionCode}
          words={wordsOf(places)}
          onChange={(institutionCode) => onChange({ institutionCode, villageCode: undefined })}
        />
      ) : null}
      {offered.length > 0 ? (
        <ChoiceFilter
          label="村（居）"
          all="全部村（居）"
          value={query.villageCode}
          words={wordsOf(offered)}
          onChange={(villageCode) => onChange({ villageCode })}
        />
      ) : null}
    </>
  );
};

const wordsOf = (places: readonly Institution[]) =>
  Object.fromEntries(places.map(({ code, name, level }) => [code, level === 5 ? villageNameOf(name) : name]));

/** Without an answer the list works all the same. */
function useBelow(code: string | undefined): readonly Institution[] {
  const directory = useService(InstitutionDirectory);
  const load = useCallback(async () => (code === undefined ? [] : directory.childrenOf(code)), [directory, code]);
  return useResource(load).value ?? [];
}
