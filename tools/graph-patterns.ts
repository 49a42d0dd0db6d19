import { readdirSync } from 'node:fs';
import { escaped, patternsFor, type Pattern, type Row } from './layers.ts';
import { SERVER_CONTEXT, SERVER_TOOLS } from './server-areas.ts';

/** How deep a file lies inside of its area: the root of the layer is further away from a folder of it. */
export type Depth = 'top' | 'inner';

/** The files beside the areas, without their endings: what the regular expressions of the lint cannot say as "any but one". */
const besides = ({ root }: Row): readonly string[] =>
  readdirSync(root)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .map((name) => name.slice(0, -'.ts'.length))
    .toSorted();

/** The restrictions for one area of a layer that has a graph; those of `server-context` are for that file. */
export function graphPatterns(row: Row, area: string, depth: Depth): readonly Pattern[] {
  const mine = row.graph?.[area] ?? [];
  const areas = Object.keys(row.graph ?? {}).filter((name) => name !== SERVER_CONTEXT);
  const others = [...areas, ...SERVER_TOOLS].filter((other) => other !== area && !mine.includes(other)).map(escaped);
  const message = `${row.name}/${area} must not import this: see tools/server-areas.ts.`;
  const [libraries] = patternsFor(row, area);
  if (area === SERVER_CONTEXT) return [libraries as Pattern, { regex: `^\\./(${others.join('|')})/`, message }];
  const up = depth === 'top' ? '\\.\\./' : '\\.\\./\\.\\./';
  const beside = besides(row)
    .filter((name) => name !== SERVER_CONTEXT || !mine.includes(SERVER_CONTEXT))
    .map(escaped);
  return [
    libraries as Pattern,
    { regex: `^${up}(${others.join('|')})/`, message },
    { regex: `^${up}(${beside.join('|')})\\.ts$`, message },
  ];
}
