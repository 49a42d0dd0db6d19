import { formatAnswer, wordsOfValue, type Answers, type FieldDefinition } from '@gongwei/domain/forms';
import { mayName, namesWanted } from '@gongwei/domain/organisation';
import { useMemo } from 'react';
import { useNames } from '../forms/people/use-names.ts';

const NOBODY = {};

type Sections = readonly { readonly fields: readonly FieldDefinition[] }[];

/** How each answer of a sheet reads: with its unit and decimals, doctors and institutions by their names once they have come. */
export function useAnswerLabels(sections: Sections, data: Answers): (field: FieldDefinition) => string {
  const wanted = useMemo(
    () =>
      namesWanted(
        sections.flatMap(({ fields }) => fields),
        [data],
        {},
      ),
    [sections, data],
  );
  const names = useNames(NOBODY, wanted);
  return (field) =>
    mayName(field) ? wordsOfValue(field, data[field.key], names) : formatAnswer(field, data[field.key]);
}
