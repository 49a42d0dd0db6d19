import { SAME } from './schemas.ts';

type Members = { readonly [name: string]: unknown };

/**
 * Moves schemas made by `named` into `components.schemas`, and leaves a reference where each stood. A description said where it stood
 * stays there: it is of the answer. @throws where two schemas have one name, or `same` names none: mistakes of who wrote a route.
 */
export function liftSchemas(document: object): object {
  // What makes the document takes examples of whole answers out of their schemas: the same schema comes with and without.
  const lifted = new Map<string, { readonly schema: object; readonly examples: unknown }>();
  const asked = new Set<string>();
  const keep = (name: string, { examples, ...schema }: Members): void => {
    const before = lifted.get(name);
    if (before && JSON.stringify(before.schema) !== JSON.stringify(schema))
      throw new Error(`Two schemas of the API are called ${name}: give one of them another name.`);
    lifted.set(name, { schema, examples: before?.examples ?? examples });
  };
  const lift = (value: unknown, isSchema: boolean): unknown => {
    if (Array.isArray(value)) return value.map((one) => lift(one, isSchema));
    if (typeof value !== 'object' || value === null) return value;
    const { description, ...members } = value as Members;
    const { title } = members;
    if (!isSchema || typeof title !== 'string') return liftMembers(value as Members, isSchema);
    asked.add(title);
    if (members[SAME] !== true) keep(title, liftMembers(members, true));
    return { $ref: `#/components/schemas/${title}`, ...(description !== undefined && { description }) };
  };
  const liftMembers = (members: Members, isSchema: boolean): Members =>
    Object.fromEntries(
      Object.entries(members).map(([key, inner]) => [
        key,
        EXAMPLES.has(key) ? inner : lift(inner, isSchema || key === 'schema'),
      ]),
    );
  const paths = lift((document as Members)['paths'], false);
  const lost = [...asked].filter((name) => !lifted.has(name));
  if (lost.length > 0) throw new Error(`No schema of the API is called ${lost.join(', ')}.`);
  const { components } = document as { readonly components?: object };
  const schemas = Object.fromEntries(
    [...lifted]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, { schema, examples }]) => [name, { ...schema, ...(examples !== undefined && { examples }) }]),
  );
  return { ...document, paths, components: { ...components, schemas } };
}

/** Values, in which a member `title` is somebody's word. */
const EXAMPLES: ReadonlySet<string> = new Set(['examples', 'example', 'default', 'const', 'enum']);
