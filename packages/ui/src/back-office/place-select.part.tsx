import { useMemo } from 'react';
import { ChoiceSelect, type ChoiceSelectProps } from '../shared/choose/choice-select.part.tsx';
import { placeChoices } from './place-choices.rules.ts';

type Props = Omit<ChoiceSelectProps, 'choices'> & { readonly places: Parameters<typeof placeChoices>[0] };

/** An institution of the county, or of what lies below one’s own. */
export const PlaceSelect = ({ places, ...props }: Props) => {
  const choices = useMemo(() => placeChoices(places), [places]);
  return <ChoiceSelect {...props} choices={choices} />;
};
