import '@gongwei/ui/shared/tokens.css';
import '@gongwei/ui/shared/base.css';
import { loadForm } from '@gongwei/domain/catalogue';
import { compileForm, type Answers } from '@gongwei/domain/forms';
import { drawingsIn, layoutFor, layoutsOf } from '@gongwei/paper';
import { loadDrawings, PaperSheet } from '@gongwei/ui/paper';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { belonging, toBeShown } from '../../../tests/paper/belonging.ts';
import { NAMES, PERSON, factsOn } from '../../../tests/paper/person.ts';

/** What is to be printed: a name of its own, and the answers of one record or of several visits, oldest first. */
type Job = { readonly name: string; readonly formId: string; readonly visits: readonly Answers[] };

/** What is printed of a job: on each of its form's layouts. */
async function printedOf(job: Job) {
  const form = compileForm(await loadForm(job.formId));
  const own = await layoutsOf(form);
  const layouts = own.length > 0 ? own : [await layoutFor(form, {})];
  return layouts.map((layout, at) => {
    const visits = job.visits.map((data, visit) => belonging(layout, data, visit));
    const shown = layout.kind === 'visits' ? (layout.stages?.codes.length ?? layout.columns) : 1;
    return { form, layout, name: `${job.name}${at === 0 ? '' : `#${at + 1}`}`, visits: visits.slice(-shown) };
  });
}

type Printed = Awaited<ReturnType<typeof printedOf>>[number];

async function sheetOf({ form, layout, name, visits }: Printed): Promise<ReactElement> {
  const sheets = visits.map((data, visit) => ({ form, data, names: NAMES, facts: factsOn(visit) }));
  const sheet = sheets.at(-1) ?? { form, data: {}, names: NAMES, facts: factsOn(0) };
  await loadDrawings(drawingsIn(layout));
  return (
    <div key={name} data-job={name}>
      <PaperSheet
        record={{ layout, sheet, visits: layout.kind === 'visits' ? sheets : [], person: PERSON }}
        person={{ name: PERSON.name, archiveNumber: PERSON.archiveNumber }}
      />
    </div>
  );
}

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Draws the sheets; done when all pictures are there and every page has its final length. Says which answers each sheet shows. */
async function draw(
  jobs: readonly Job[],
): Promise<readonly { readonly name: string; readonly formId: string; readonly visits: readonly Answers[] }[]> {
  const printed = (await Promise.all(jobs.map(printedOf))).flat();
  const sheets = await Promise.all(printed.map(sheetOf));
  root.render(<div className="gwp-desk">{sheets}</div>);
  const last = printed.at(-1)?.name ?? '';
  while (!document.querySelector(`[data-job="${last}"] .gwp-sheet`)) await frame();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await frame();
  await frame();
  return printed.map(({ name, form, layout, visits }) => ({
    name,
    formId: form.definition.id,
    visits: visits.map((data) => toBeShown(layout, data)),
  }));
}
const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

Object.assign(globalThis, { draw });
