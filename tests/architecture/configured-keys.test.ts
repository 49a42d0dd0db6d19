import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { globalConfigPresets } from '../../packages/domain/src/back-office/global-config.presets.data.ts';
import { repositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');

it('every key of 全局配置 that can be set is read by what it is about', () => {
  const source = repositoryFiles()
    .filter((file) => /^(?:packages|apps)\/[\w-]+\/src\/(?!.*\.test\.).*\.tsx?$/.test(file))
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
  /** Asked by its key, or by a name that the key was given. */
  const isRead = (key: string): boolean => {
    const text = `'${key.replaceAll('.', '\\.')}'`;
    const name = new RegExp(`const (\\w+) = ${text}`).exec(source)?.[1];
    return new RegExp(`\\.(?:number|text)\\(${text}${name === undefined ? '' : `|\\{ \\[${name}\\]: \\w+ \\} =`}`).test(
      source,
    );
  };
  const unread = globalConfigPresets.filter(({ key, fixed }) => fixed === undefined && !isRead(key));
  expect(unread.map(({ key }) => key)).toEqual([]);
});
