import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-files.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Tables of the UI that are written by hand, by what they are (docs/list-language.md, "What is no list"). The ratchet only shrinks: rows of things
 * are a list and stand in the grid.
 */
const TABLES: { readonly [what: string]: readonly string[] } = {
  'the grid itself': ['lists/grid/grid.part.tsx', 'lists/grid/compact-grid.part.tsx'],
  paper: [
    'lists/tick-sheet/tick-sheet.part.tsx',
    'nucleic-acid/print/report-sheet.part.tsx',
    'paper/pages/guidance-table.part.tsx',
    'paper/pages/health-report.part.tsx',
    'paper/pages/measure-table.part.tsx',
    'paper/sheet-table.part.tsx',
    'plans/print-round.part.tsx',
    'reports/document-sheet.part.tsx',
    'scheduling/print-invitations.part.tsx',
    'upload/task-receipt.part.tsx',
  ],
  'numbers, figures and a calendar': [
    'back-office/effective/effective.part.tsx',
    'back-office/running-versions.part.tsx',
    'back-office/tokens/token-uses.part.tsx',
    'charts/drawing-table.part.tsx',
    'charts/figure-table.part.tsx',
    'measures/analysis-table.part.tsx',
    'measures/populations.part.tsx',
    'measures/snapshots.part.tsx',
    'measures/wall/rank.part.tsx',
    'scheduling/board.screen.tsx',
    'scheduling/session-calendar.screen.tsx',
    'upload/error-groups.part.tsx',
    'upload/new-upload-preview.part.tsx',
  ],
  'one thing, field by field': [
    'back-office/institution-fields.part.tsx',
    'back-office/operation.screen.tsx',
    'back-office/role-rights.part.tsx',
    'forms/saving/conflict-dialog.part.tsx',
    'forms/fields/table-field.part.tsx',
    'scheduling/self-check/self-check-beside.part.tsx',
    'scheduling/self-check/take-figures.part.tsx',
    'shell/dialogs/platform-accounts-dialog.part.tsx',
    'shell/dialogs/platform-verdicts.part.tsx',
    'upload/upload-fields.part.tsx',
  ],
  'a summary beside its list': ['analytics/todays-round.part.tsx'],
};

const UI = 'packages/ui/src/';
const written = repositoryFiles().filter(
  (file) =>
    file.startsWith(UI) && file.endsWith('.tsx') && /<table\b|role="grid"/.test(readFileSync(join(root, file), 'utf8')),
);

it('has no tables of rows beside the grid but those that are named', () => {
  const named = Object.values(TABLES).flat();
  expect(written.map((file) => file.slice(UI.length)).toSorted()).toEqual(named.toSorted());
});
