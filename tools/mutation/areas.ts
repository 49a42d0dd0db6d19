/** What is changed, one place at a time, and the tests that have to notice; globs from the root. */
export type MutatedArea = {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /** Per cent of the changes that were noticed when it was last measured: fewer fail the run. It only rises. */
  readonly atLeast?: number;
};

/** Forms, tables and words are data: a changed title is no changed rule. */
const DATA = [
  '!packages/domain/src/**/*.{test,form,form-module,data,contract,fixture}.ts',
  '!packages/domain/src/**/{index,public}.ts',
  '!packages/domain/src/clinical/dictionaries/*.ts',
];

/** An area of the domain against its own tests: they need no server, no database and no browser. */
const ofDomain = (area: string, atLeast?: number): MutatedArea => ({
  mutate: [`packages/domain/src/${area}/**/*.ts`, ...DATA],
  tests: [`packages/domain/src/${area}/**/*.test.ts`],
  ...(atLeast !== undefined && { atLeast }),
});

const SERVER = 'apps/server/src';

/** By the name `npm run test:mutation` takes. What survives and why it may: survivors.md. */
export const AREAS: { readonly [name: string]: MutatedArea } = {
  resident: ofDomain('resident', 79),
  chronic: ofDomain('chronic'),
  'maternal-child': ofDomain('maternal-child'),
  prevention: ofDomain('prevention'),
  clinical: ofDomain('clinical', 87),
  shared: ofDomain('shared'),
  identity: ofDomain('identity', 97),
  pages: ofDomain('pages', 94),
  // What the server itself decides by: who may ask a route, what a token may do, how often somebody may guess.
  'server-access': {
    mutate: [
      `${SERVER}/access/route-access.ts`,
      `${SERVER}/identity/{permissions.policy,request-staff,session-token,token-rights.policy}.ts`,
      `${SERVER}/account/stand-in-door.ts`,
      `${SERVER}/account/guessing/{guess-rules,password-guesses}.ts`,
      `${SERVER}/counters/{memory-counters,sweep-counters}.ts`,
      `${SERVER}/ports/counters.port.ts`,
    ],
    // Those that start no server: with one for every change they would take hours.
    tests: [
      `${SERVER}/access/access-in-words.test.ts`,
      `${SERVER}/identity/{permissions.policy,request-staff}.test.ts`,
      `${SERVER}/account/stand-in-door.test.ts`,
      `${SERVER}/account/guessing/password-guesses.test.ts`,
      `${SERVER}/counters/memory-counters.test.ts`,
    ],
    atLeast: 97,
  },
  // The guard itself, with a database: seconds for each change.
  'server-guard': {
    mutate: [`${SERVER}/identity/{guard-routes,program-door}.ts`],
    tests: [`${SERVER}/identity/guard-routes.test.ts`],
    atLeast: 93,
  },
};
