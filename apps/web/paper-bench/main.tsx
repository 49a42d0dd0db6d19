import '@gongwei/ui/shared/tokens.css';
import '@gongwei/ui/shared/base.css';
import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm, type Answers } from '@gongwei/domain/forms';
import { layoutFor, layoutsOf, loadDrawings, drawingsIn, PaperSheet, type PaperLayout } from '@gongwei/ui/paper';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { NAMES, PERSON, factsOn } from '../../../tests/paper/person.ts';

/** What is to be printed: a name of its own, and the answers of one record or of several visits, oldest first. */
type Job = { readonly name: string; readonly formId: string; readonly visits: readonly Answers[] };

/** A form with several layouts is printed on each of them, by the codes that choose it. */
async function layoutsFor(
  job: Job,
): Promise<readonly { readonly layout: PaperLayout; readonly visits: readonly Answers[] }[]> {
  const form = compileForm(await loadForm(job.formId));
  const own = await layoutsOf(form);
  if (own.length < 2) return [{ layout: await layoutFor(form, job.visits[0] ?? {}), visits: job.visits }];
  return own.map((layout) => ({
    layout,
    visits: job.visits.map((data, at) =>
      layout.when ? { ...data, [layout.when.field]: layout.when.codes[at % layout.when.codes.length] ?? null } : data,
    ),
  }));
}

async function sheetsOf(job: Job): Promise<readonly ReactElement[]> {
  const form = compileForm(await loadForm(job.formId));
  const layouts = await layoutsFor(job);
  return Promise.all(
    layouts.map(async ({ layout, visits }, at) => {
      const sheets = visits.map((data, visit) => ({ form, data, names: NAMES, facts: factsOn(visit) }));
      const sheet = sheets.at(-1) ?? { form, data: {}, names: NAMES, facts: factsOn(0) };
      const drawings = await loadDrawings(drawingsIn(layout));
      return (
        <div key={`${job.name}-${at}`} data-job={job.name} data-kind={layout.kind}>
          <PaperSheet
            record={{ layout, sheet, visits: layout.kind === 'visits' ? sheets : [], person: PERSON }}
            person={{ name: PERSON.name, archiveNumber: PERSON.archiveNumber }}
            drawings={drawings}
          />
        </div>
      );
    }),
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Draws the sheets; done when all pictures are there and every page has its final length. */
async function draw(jobs: readonly Job[]): Promise<void> {
  const sheets = await Promise.all(jobs.map(sheetsOf));
  root.render(<div className="gwp-desk">{sheets.flat()}</div>);
  const last = jobs.at(-1)?.name ?? '';
  while (!document.querySelector(`[data-job="${last}"] .gwp-sheet`)) await frame();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
}
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

Object.assign(globalThis, { draw });
