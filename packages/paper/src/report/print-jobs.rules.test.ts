import { describe, expect, it } from 'vitest';
import { PRINT_TEMPLATES } from '@gongwei/domain/upload';
import { jobsOfReports } from './print-jobs.rules.ts';
import { PRINT_PAGES } from './print-pages.data.ts';
import { partsOf } from './print-plan.rules.ts';

it('has a template for every print page, and a page for every template', () =>
  expect(PRINT_TEMPLATES.map(({ page }) => page).sort()).toEqual(PRINT_PAGES.map(({ name }) => name).sort()));

describe('what is kept of a print', () => {
  const report = (id: string, pages: readonly string[], checkUpId?: string) => ({
    subject: { resident: { id } },
    printed: partsOf(pages),
    ...(checkUpId !== undefined && { checkUpId }),
  });
  const kept = (reports: readonly ReturnType<typeof report>[], pages: readonly string[]) => {
    let count = 0;
    return jobsOfReports(reports, pages, () => `id-${(count += 1)}`);
  };

  it('is a job for each resident and page, with the check-up where it speaks of one', () =>
    expect(
      kept([report('r1', ['jktj', 'hypertension'], 'c1'), report('r2', ['jktj'], 'c2')], ['jktj', 'hypertension']),
    ).toEqual([
      { id: 'id-1', residentId: 'r1', template: '6', checkUpId: 'c1' },
      { id: 'id-2', residentId: 'r1', template: '21' },
      { id: 'id-3', residentId: 'r2', template: '6', checkUpId: 'c2' },
    ]));

  it('leaves out pages of which nothing came out', () => expect(kept([report('r1', ['jbxx'])], ['jktj'])).toEqual([]));
});
