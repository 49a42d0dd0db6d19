import { optionsOf, type Answers, type FieldDefinition, type FormEngine } from '@gongwei/domain/forms';
import type { CalendarDay, Json } from '@gongwei/domain/shared';
import { SIGNATURE } from './signature.data.ts';

/** Who fills a sheet, about whom and when. */
export type Filling = {
  readonly day: CalendarDay;
  readonly residentId: string;
  readonly doctorId: string;
  readonly institutionCode: string;
  readonly villageCode: string;
};

/** One answer may ask for more; no form asks further than this. */
const ROUNDS = 6;

/**
 * Fills a new sheet as a doctor does who finds nothing unusual: what is given, what the form proposes of it, and the
 * ordinary answer to everything else it must have. Throws where a form needs something that has no ordinary answer.
 */
export function fillSheet(engine: FormEngine, given: Answers, filling: Filling): Answers {
  engine.setMany(given);
  for (let round = 0; round < ROUNDS; round += 1) {
    const missing = engine.issues().flatMap((issue) => (issue.severity === 'missing' ? [issue.field] : []));
    if (missing.length === 0) return engine.answers();
    const fields = missing.map((key) => engine.form.field(key));
    // What the form proposes it may do once the others are there.
    const unproposed = fields.filter((field) => field.proposed === undefined);
    engine.setMany(
      Object.fromEntries(
        (unproposed.length > 0 ? unproposed : fields).map((field) => [field.key, ordinaryAnswer(field, filling)]),
      ),
    );
  }
  throw new Error(`${engine.form.definition.id} is never complete`);
}

function ordinaryAnswer(field: FieldDefinition, filling: Filling): Json {
  const answer = usualAnswer(field, filling);
  if (answer === undefined) throw new Error(`“${field.label}” (${field.key}) must be given`);
  return answer;
}

function usualAnswer(field: FieldDefinition, filling: Filling): Json | undefined {
  if ('normalFinding' in field && field.normalFinding !== undefined) return field.normalFinding as Json;
  switch (field.type) {
    case 'single':
      return optionsOf(field)?.[0]?.code;
    case 'multi':
      return [field.exclusive?.[0] ?? optionsOf(field)?.[0]?.code ?? ''];
    case 'integer':
    case 'decimal':
      return middleOf(field);
    case 'date':
      return field.proposed === undefined ? filling.day : undefined;
    case 'user':
      return filling.doctorId;
    case 'resident':
      return filling.residentId;
    case 'institution':
      return filling.institutionCode;
    case 'region':
      return filling.villageCode;
    case 'signature':
      return SIGNATURE;
    default:
      return undefined;
  }
}

/** The middle of what is normal, or of what is usual. */
function middleOf(field: FieldDefinition & { readonly type: 'integer' | 'decimal' }): number | undefined {
  const range = field.normal?.find(({ low, high }) => low !== undefined || high !== undefined);
  const [low, high] = range ? [range.low, range.high] : (field.usual ?? []);
  const middle =
    low !== undefined && high !== undefined
      ? (low + high) / 2
      : high !== undefined
        ? high * 0.6
        : low === undefined
          ? undefined
          : low * 1.2;
  return middle === undefined
    ? undefined
    : Number(middle.toFixed(field.type === 'integer' ? 0 : (field.precision ?? 1)));
}
