import { ListSessions } from '@gongwei/application/lists';
import { useEffect } from 'react';
import { ChoiceSelect } from '../shared/choose/choice-select.part.tsx';
import { useBehavior, useService, useUserSession } from '../shared/index.ts';

type Props = { readonly value: string; readonly onChange: (code: string) => void };

/** One's own institution or one directly below it. */
export const UploadPlace = ({ value, onChange }: Props) => {
  const { places } = useService(ListSessions);
  const own = useUserSession()?.institution;
  const below = useBehavior(places.below$);
  useEffect(() => {
    if (own) places.askBelow(own.code);
  }, [places, own]);
  const offered = own ? [own, ...(below[own.code] ?? [])] : [];
  return (
    <ChoiceSelect
      aria-label="机构"
      value={value}
      choices={offered.map(({ code, name }) => ({
        ...{ code, label: name },
        ...(code === own?.code && offered.length > 1 && { beside: '含下级' }),
      }))}
      onChange={onChange}
    />
  );
};
