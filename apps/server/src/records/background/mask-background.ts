import { maskAnswers, type RecordSnapshot, type SensitiveFields } from '@gongwei/domain/forms';
import { ageFacts, type ConceptValue } from '@gongwei/domain/resident';
import { maskFor, type CalendarDay, type JsonObject, type Reader } from '@gongwei/domain/shared';
import type { HiddenPeople } from '../../privacy/hide-people.ts';
import { maskSnapshot } from '../../privacy/mask-record.ts';
import type { Background } from './form-context.query.ts';

type Answer = Background & { readonly concepts: readonly (ConceptValue & { readonly on: CalendarDay })[] };
type Shown = Omit<Background, 'previousRecord'> & {
  readonly previousRecord?: RecordSnapshot;
  readonly concepts: readonly ConceptValue[];
};

/** `anywhere`: what is personal in any form, for facts of other sheets. */
export type BackgroundHiding = {
  readonly reader: Reader;
  readonly fields: SensitiveFields;
  readonly anywhere: SensitiveFields;
  readonly people?: HiddenPeople | undefined;
};

/**
 * What a form is told, as a reader may have it: who fills it in gets numbers masked and the rest as it is; who may only look the
 * person's age and surname, and nothing that leads to them.
 */
export function maskBackground({ context, previousRecord, concepts }: Answer, hiding: BackgroundHiding): Shown {
  const { reader, fields, anywhere, people } = hiding;
  const { resident } = context;
  return {
    context: {
      ...context,
      ...(context.previous === undefined
        ? {}
        : { previous: maskAnswers(reader, anywhere, told(reader, context.previous), people?.hide) }),
      ...(resident ? { resident: maskResident(reader, resident, context.today) } : {}),
    },
    ...(previousRecord ? { previousRecord: maskSnapshot({ reader, fields, people }, previousRecord) } : {}),
    concepts: concepts.flatMap((concept) => {
      const { value } = maskAnswers(reader, anywhere, { value: concept.value }, people?.hide);
      return value === undefined
        ? []
        : [{ ...concept, value, on: people ? people.day(concept.formId, concept.on) : concept.on }];
    }),
  };
}

/** Days of doses lead to a birth: who may only look is told none of the sheets they stand on. */
function told(reader: Reader, previous: JsonObject): JsonObject {
  if (reader === 'reveals') return previous;
  const { givenDoses: _days, birthDoses: _first, ...rest } = previous;
  return rest;
}

type Resident = NonNullable<Background['context']['resident']>;

function maskResident(reader: Reader, resident: Resident, today: CalendarDay): Resident {
  if (reader === 'reveals') return maskNumbers(resident);
  // Days of visits and of a death lead to the birth of who lived for days only; nobody who may only look is asked about them.
  const { name = '', idNumber = '', birthDate, phone, motherName, spouseName, ...more } = resident;
  const { address: _place, diedOn: _death, seen: _visits, lastSeenOn: _visit, ...rest } = more;
  const surname = (of: string): string => maskFor('looks', 'person-name', of) ?? '';
  return {
    ...rest,
    ...(birthDate === undefined ? {} : ageFacts(birthDate, today)),
    name: surname(name),
    idNumber: maskFor('looks', 'id-number', idNumber) ?? '',
    ...(phone === undefined ? {} : { phone: maskFor('looks', 'phone', phone) ?? '' }),
    ...(motherName === undefined ? {} : { motherName: surname(motherName) }),
    ...(spouseName === undefined ? {} : { spouseName: surname(spouseName) }),
  };
}

const maskNumbers = ({ idNumber, phone, ...rest }: Resident): Resident => ({
  ...rest,
  ...(idNumber === undefined ? {} : { idNumber: maskFor('reveals', 'id-number', idNumber) ?? '' }),
  ...(phone === undefined ? {} : { phone: maskFor('reveals', 'phone', phone) ?? '' }),
});
