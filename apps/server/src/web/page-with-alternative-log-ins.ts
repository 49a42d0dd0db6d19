import { SUPPORT_META, ALTERNATIVE_LOG_IN_META, type AlternativeLogIn } from '@gongwei/domain/identity';
import { packFile, type StaticFile } from './static-files.ts';

/** The page with the ways to log in and who helps with it written into its head: it says so without asking first. `support`: digits and signs of a telephone. */
export function pageWithAlternativeLogIns(
  page: StaticFile,
  ways: readonly AlternativeLogIn[],
  support?: string,
): Promise<StaticFile> {
  const said = [
    ...(ways.length > 0 ? [`<meta name="${ALTERNATIVE_LOG_IN_META}" content="${ways.join(' ')}">`] : []),
    ...(support === undefined ? [] : [`<meta name="${SUPPORT_META}" content="${support}">`]),
  ];
  return packFile(page.type, Buffer.from(page.plain.toString('utf8').replace('</head>', `${said.join('')}</head>`)));
}
