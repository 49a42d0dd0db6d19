import AjvCompiler from '@fastify/ajv-compiler';

type Validate = { (value: unknown): unknown; errors?: unknown };
type Route = { readonly method: string; readonly url: string; readonly schema: unknown };
type Compiler = (route: Route) => Validate;
/** Makes the compiler of a server from the schemas its routes share and its options. */
type BuildValidator = (shared: unknown, options: unknown) => Compiler;

/** Compilers of all servers of this process, by what they were made with; and what they made. */
const compilerOf = AjvCompiler() as unknown as BuildValidator;
const known = new Map<string, Validate>();

const buildValidator: BuildValidator = (shared, options) => {
  const compile = compilerOf(shared, options);
  const of = JSON.stringify([shared, options]);
  return (route) => late(() => remembered(`${of}${JSON.stringify(route.schema)}`, () => compile(route)));
};

/**
 * What checks requests by a schema is made by the first request that needs it: to make all of them took tenths of a second of every start, and a
 * server works for hours without most of them. A test makes all of them, so that no schema is found broken at a site.
 */
export const lateValidators = {
  compilersFactory: { buildValidator },
};

function remembered(key: string, make: () => Validate): Validate {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}

function late(make: () => Validate): Validate {
  let made: Validate | undefined;
  const validate: Validate = (value) => {
    made ??= make();
    const answer = made(value);
    validate.errors = made.errors;
    return answer;
  };
  return validate;
}
