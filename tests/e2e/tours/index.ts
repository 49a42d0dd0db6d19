import { expect } from '@playwright/test';
import { tourOfBackOffice } from './back-office.tour.ts';
import { tourOfCalls } from './call.tour.ts';
import { tourOfCare } from './care.tour.ts';
import { tourOfCheckUpDay } from './check-up-day.tour.ts';
import { tourOfFrame } from './frame.tour.ts';
import { tourOfLists } from './lists.tour.ts';
import { OPENINGS } from './openings.data.ts';
import { tourOfNumbers } from './numbers.tour.ts';
import { tourOfSamples } from './nucleic.tour.ts';
import { tourOfResidents } from './residents.tour.ts';
import type { Tour } from './tour.ts';
import { tourOfUploads } from './uploads.tour.ts';
import { tourOfVisitor } from './visitor.tour.ts';

type Named = readonly (readonly [name: string, tour: Tour])[];

/** What a doctor or a desk has in front of them. */
const WORK: Named = [
  ['the frame: its menus, panels and windows', tourOfFrame],
  ['residents, their forms and their papers', tourOfResidents],
  ['a list, its filters, views and windows', tourOfLists],
  ['mother and child, nucleic-acid desks', tourOfCare],
  ['a check-up day, its review', tourOfCheckUpDay],
  ['samples, their boxes and reports', tourOfSamples],
];

/** What stands around it. The visitor comes last: wrong passwords make the server ask everybody for a code. */
const OFFICE: Named = [
  ['calls, from the first to the missed', tourOfCalls],
  ['the back office and the other platform', tourOfBackOffice],
  ['releases, numbers and reports', tourOfNumbers],
  // Puts right the accounts whose passwords are wrong: those before it show them.
  ['uploads, their windows', tourOfUploads],
  ['who is not logged in', tourOfVisitor],
];

const openings = Object.values(OPENINGS).flat();

/** At a stop for something that opens it is open: nobody looks at the page below and calls it the window. */
const checked =
  (tour: Tour): Tour =>
  (guide) =>
    tour({
      ...guide,
      async look(name) {
        for (const { role, name: called } of openings.filter(({ stop }) => stop === name))
          await expect(
            guide.page.getByRole(role, called ? { name: called } : {}).filter({ visible: true }),
            name,
          ).toHaveCount(1);
        await guide.look(name);
      },
    });

const allChecked = (tours: Named): Named => tours.map(([name, tour]) => [name, checked(tour)]);

/** Everything there is to be looked at, in two parts that may be walked at the same time. */
export const TOURS = { work: allChecked(WORK), office: allChecked(OFFICE) } as const;
