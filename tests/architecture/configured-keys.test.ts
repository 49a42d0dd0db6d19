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
  const unread = globalConfigPresets.filter(
    ({ key, fixed }) =>
      fixed === undefined && !new RegExp(`\\.(?:number|text)\\('${key.replace('.', '\\.')}'`).test(source),
  );
  expect(unread.map(({ key }) => key)).toEqual([]);
});
