import { afterAll } from 'vitest';
import { emptyProject } from './empty-project.fixture.ts';
// One file, so that the packages are packed and installed once.
import './api-reports.suite.ts';
import './consumers.suite.ts';
import './docstrings.suite.ts';
import './examples.suite.ts';

afterAll(async () => (await emptyProject()).remove());
