import { SERVER_AREAS } from './server-areas.ts';

/**
 * Who may import what: the dependency table of docs/guide.md as data. The lint map (.oxlintrc.json) and the test that
 * plants forbidden imports are made from it, so that table, lint and proof cannot drift apart.
 */
export const AREAS = [
  'analytics',
  'back-office',
  'call',
  'catalogue',
  'charts',
  'check-up',
  'checks',
  'chronic',
  'clinical',
  'fhir',
  'forms',
  'identity',
  'lists',
  'maternal-child',
  'measures',
  'nucleic-acid',
  'organisation',
  'pages',
  'paper',
  'plans',
  'prevention',
  'register',
  'reports',
  'reminders',
  'resident',
  'scheduling',
  'shared',
  'shell',
  'upload',
] as const;

/** Columns of the table that are libraries: a name and what an import of it looks like. */
export const LIBRARIES = {
  rxjs: ['rxjs', 'rxjs/*'],
  xstate: ['xstate', 'xstate/*'],
  'xstate-react': ['@xstate/react'],
  inversify: ['inversify', 'inversify/*', 'reflect-metadata'],
  react: [
    'react',
    'react-dom',
    'react-dom/*',
    'react-router',
    'react-router/*',
    '@fluentui/*',
    '@tanstack/*',
    'echarts',
    'echarts/*',
  ],
  outside: [
    'axios',
    'trtc-sdk-v5',
    'idb',
    'write-excel-file',
    'read-excel-file',
    'write-excel-file/*',
    'read-excel-file/*',
  ],
  server: ['fastify', '@fastify/*', 'pg', '@electric-sql/*', 'pinyin-pro', 'node:*'],
  domain: ['@gongwei/domain/*'],
  paper: ['@gongwei/paper'],
  application: ['@gongwei/application/*'],
  adapters: ['@gongwei/adapters/*'],
  ui: ['@gongwei/ui/*'],
  'server-app': ['@gongwei/server', '@gongwei/server/*'],
} as const satisfies Record<string, readonly string[]>;

export type Column = keyof typeof LIBRARIES;

export type Row = {
  readonly name: string;
  /** Folder that holds the areas (or folders) of the layer. */
  readonly root: string;
  /** Columns the layer may import. */
  readonly may: readonly Column[];
  /** Areas of its own package that any area may import besides itself. */
  readonly areas: readonly string[];
  /** Areas that may import every other one (they only put together). */
  readonly assemblers?: readonly string[];
  /** Single edges between areas, each with its reason beside it. */
  readonly edges?: { readonly [area: string]: readonly string[] };
  /** A table of its own: area by area which others it may import. `areas`, `assemblers` and `edges` say nothing then. */
  readonly graph?: { readonly [area: string]: readonly string[] };
  /** Other areas may be imported through the files that hold interfaces only: `*.port.ts` and `*.service.ts`. */
  readonly portsOfOthers?: boolean;
};

export const ROWS: readonly Row[] = [
  {
    name: 'domain',
    root: 'packages/domain/src',
    may: ['xstate'],
    // Rules of facts are written in the area of their subject, in the language of lists; lives are tables of one make.
    areas: ['shared', 'forms', 'clinical', 'lists', 'life-cycle'],
    assemblers: ['catalogue'],
    edges: {
      // A session is of a person *at an institution*.
      identity: ['organisation'],
      // Charts draw what these areas' rules say of a value.
      charts: ['resident', 'maternal-child', 'chronic', 'prevention'],
      // Readings at home are somebody's.
      prevention: ['resident'],
      // A role holds letters.
      'back-office': ['identity'],
      // What is exchanged is residents and their records, whatever form they are of.
      fhir: ['resident', 'catalogue', 'plans'],
      // Lists of appointments, reminders and reports speak in the words of their machines.
      lists: ['nucleic-acid', 'reminders', 'reports', 'scheduling'],
      // A sample is taken from a person with a citizen's number.
      'nucleic-acid': ['resident'],
      // A page is open to holders of codes; the holder of a sheet of care follows from a family.
      pages: ['identity', 'resident'],
      // Vaccinations are counted dose by dose of the national programme.
      measures: ['maternal-child'],
      // A report is made of measures.
      reports: ['measures'],
      // Which sheets show somebody alive is asked of the file.
      checks: ['resident'],
      // What is owed follows from the rules of these programmes.
      plans: ['chronic', 'maternal-child'],
    },
  },
  {
    // One area by itself: what is printed words what the domain's rules say, and nothing of the domain asks it anything.
    name: 'paper',
    root: 'packages/paper/src',
    may: ['domain'],
    areas: [],
    assemblers: ['*'],
  },
  {
    name: 'application',
    root: 'packages/application/src',
    may: ['domain', 'paper', 'rxjs', 'xstate'],
    areas: ['shared'],
    portsOfOthers: true,
    // The entry of the sessions: with the engine behind it, it must come as a chunk of its own, after the log-in page.
    edges: { 'form-sessions': ['forms'] },
  },
  {
    name: 'adapters',
    root: 'packages/adapters/src',
    may: ['domain', 'application', 'rxjs', 'outside'],
    // Microphone, camera and what is shown of them are the same whichever way media goes (webrtc, trtc).
    areas: ['http', 'shared', 'media'],
    assemblers: ['memory'],
  },
  {
    name: 'ui',
    root: 'packages/ui/src',
    may: ['domain', 'paper', 'application', 'react', 'xstate-react'],
    areas: ['shared', 'forms', 'charts', 'lists'],
    // The page of a child or a couple looks for the file of a relative; residents who are ticked in the list go to the printer.
    // The shell's windows show the code that binds a WeChat and take a roster to be checked.
    // A sample is taken from somebody looked up among the residents. The shell's menu opens the check of the call's devices.
    // A page of numbers is printed as a document.
    edges: {
      'maternal-child': ['resident'],
      measures: ['reports'],
      'nucleic-acid': ['paper', 'resident'],
      resident: ['paper'],
      shell: ['call', 'identity', 'resident'],
    },
  },
  {
    name: 'web',
    root: 'apps/web/src',
    may: ['domain', 'paper', 'application', 'adapters', 'ui', 'rxjs', 'inversify', 'react'],
    areas: [],
    assemblers: ['*'],
  },
  {
    name: 'server',
    root: 'apps/server/src',
    may: ['domain', 'server', 'outside'],
    areas: [],
    graph: SERVER_AREAS,
  },
];

export const escaped = (text: string): string => text.replaceAll('-', '\\-');

export type Pattern = { readonly group?: readonly string[]; readonly regex?: string; readonly message: string };

/** The restrictions for one area of a layer. */
export function patternsFor(row: Row, area: string): readonly Pattern[] {
  const forbidden = (Object.keys(LIBRARIES) as Column[]).filter((column) => !row.may.includes(column));
  const libraries = {
    group: forbidden.flatMap((column) => [...LIBRARIES[column]]),
    message: `Not for the ${row.name} layer: see tools/layers.ts.`,
  };
  if (row.graph || row.assemblers?.some((name) => name === '*' || name === area)) return [libraries];
  const mine = [area, ...row.areas, ...(row.edges?.[area] ?? [])];
  const others = AREAS.filter((other) => !mine.includes(other))
    .map(escaped)
    .join('|');
  const file = row.portsOfOthers ? '/(.*\\.(machine|query|policy|rules|mapper)\\.ts|[^./]+\\.ts)$' : '(/|$)';
  return [
    libraries,
    {
      regex: `^(\\.\\./)+(${others})${file}`,
      message: `${row.name}/${area} must not reach into another area: see tools/layers.ts.`,
    },
  ];
}
