import fc from 'fast-check';

/** A JSON schema as the OpenAPI description has it, as far as bodies use it. */
export type BodySchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: BodySchema;
  readonly properties?: { readonly [name: string]: BodySchema };
};

/** What breaks what was written in a hurry: by the database, by the language, by the shape. */
const NASTY = [
  '',
  ' ',
  '\0',
  '\uD800',
  '𠮷',
  "'; drop table residents; --",
  '%',
  '_',
  '\\',
  '__proto__',
  'constructor',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '1e400',
  '-1',
  'NaN',
  '9'.repeat(400),
  'resident-1',
  '990101101',
  'health-check-up',
  'resident-personal-info',
  'supplement-blood-routine',
  'doctor',
] as const;

const junk = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...NASTY) },
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
  fc.string({ unit: 'binary', maxLength: 60 }) as fc.Arbitrary<unknown>,
  fc.constantFrom<unknown>(null, true, 0, -1, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], { length: 1 }),
);

function likely(schema: BodySchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, inside]) => [name, valueOf(inside)])),
        { requiredKeys: [] },
      );
    case 'array':
      return fc.array(valueOf(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100_000 });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constantFrom<unknown>(...NASTY);
  }
}

const valueOf = (schema: BodySchema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 5, arbitrary: likely(schema) }, { weight: 1, arbitrary: junk });

/** Bodies that look like what a route wants, and some that look like nothing. */
export const bodiesOf = (schema: BodySchema | undefined): fc.Arbitrary<unknown> =>
  schema === undefined ? junk : fc.oneof({ weight: 8, arbitrary: valueOf(schema) }, { weight: 1, arbitrary: junk });
