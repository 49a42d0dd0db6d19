import { createFoundNames, NameDirectory } from '@gongwei/application/organisation';
import { formatAnswer, wordsOfValue, type Answers, type FieldDefinition } from '@gongwei/domain/forms';
import { mayName, namesWanted } from '@gongwei/domain/organisation';
import { useEffect, useMemo } from 'react';
import { useLoaded, useService } from '../shared/index.ts';

type Sections = readonly { readonly fields: readonly FieldDefinition[] }[];

/** How each answer of a sheet reads: with its unit and decimals, doctors and institutions by their names once they have come. */
export function useAnswerLabels(sections: Sections, data: Answers): (field: FieldDefinition) => string {
  const { names = {}, want } = useLoaded(createFoundNames, useService(NameDirectory));
  const wanted = useMemo(
    () =>
      namesWanted(
        sections.flatMap(({ fields }) => fields),
        [data],
        {},
      ),
    [sections, data],
  );
  useEffect(() => want(wanted), [want, wanted]);
  return (field) =>
    mayName(field) ? wordsOfValue(field, data[field.key], names) : formatAnswer(field, data[field.key]);
}
