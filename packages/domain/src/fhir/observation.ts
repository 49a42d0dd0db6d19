import { conceptValuesOf } from '../catalogue/concept-values.ts';
import { concepts, type Concept } from '../clinical/index.ts';
import { optionsOf, referenceRangeFor, type CompiledForm, type Person, type RecordSnapshot } from '../forms/index.ts';
import type { Json } from '../shared/index.ts';
import type { CodeableConcept, Observation, Quantity } from './fhir-types.ts';
import { LOINC, unitCoding, urn } from './systems.ts';

const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';
const WORDS = { H: '偏高', L: '偏低', N: '正常' } as const;

/**
 * What a record measured, as FHIR R4 Observations: one for each of its clinical concepts, coded by LOINC where a code fits and always by our own.
 * Numbers carry their UCUM unit and, where the person's reference range is known, how they stand to it.
 */
export function observationsOf(form: CompiledForm, record: RecordSnapshot, person: Person): readonly Observation[] {
  return conceptValuesOf(form, record.data).flatMap(({ concept: id, value }) => {
    const concept = concepts.find((one) => one.id === id);
    if (!concept) return [];
    return [
      {
        resourceType: 'Observation' as const,
        id: `${record.id}-${id}`.slice(0, 64),
        status: record.version > 1 ? ('amended' as const) : ('final' as const),
        code: codeOf(concept),
        subject: { reference: `Patient/${record.subjectId}` },
        effectiveDateTime: record.occurredOn,
        // FHIR's `instant` is a whole one; who may only look may be told the month alone.
        ...(record.updatedAt.length > 7 && { issued: record.updatedAt }),
        ...valueOf(form, concept, value),
        ...interpretationOf(concept, value, person),
        derivedFrom: [{ reference: `QuestionnaireResponse/${record.id}` }],
      },
    ];
  });
}

const codeOf = ({ id, name, loinc }: Concept): CodeableConcept => ({
  coding: [
    ...(loinc === undefined ? [] : [{ system: LOINC, code: loinc, display: name }]),
    { system: urn('concept', id), code: id, display: name },
  ],
  text: name,
});

type Valued = Pick<Observation, 'valueQuantity' | 'valueBoolean' | 'valueString' | 'valueCodeableConcept'>;

function valueOf(form: CompiledForm, concept: Concept, value: Json): Valued {
  if (typeof value === 'number') return { valueQuantity: quantity(value, concept.unit) };
  if (typeof value === 'boolean') return { valueBoolean: value };
  const options = form.fields
    .filter((field) => field.concept === concept.id)
    .flatMap((field) => optionsOf(field) ?? []);
  const codes = (Array.isArray(value) ? value : [value]).map(String);
  if (options.length === 0) return { valueString: codes.join('；') };
  const labels = codes.map((code) => options.find((option) => option.code === code)?.label ?? code);
  return {
    valueCodeableConcept: {
      coding: codes.map((code, at) => ({ system: urn('concept', concept.id), code, display: labels[at] ?? code })),
      text: labels.join('；'),
    },
  };
}

function quantity(value: number, unit: string | undefined): Quantity {
  if (unit === undefined) return { value };
  const { system, code, display = unit } = unitCoding(unit);
  return { value, unit: display, ...(system !== undefined && code !== undefined && { system, code }) };
}

function interpretationOf({ ranges }: Concept, value: Json, person: Person): Pick<Observation, 'interpretation'> {
  const range = ranges && referenceRangeFor(ranges, person);
  if (!range || typeof value !== 'number') return {};
  const high = range.high !== undefined && value > range.high;
  const code = high ? 'H' : range.low !== undefined && value < range.low ? 'L' : 'N';
  return { interpretation: [{ coding: [{ system: INTERPRETATION, code }], text: WORDS[code] }] };
}
