import { tourOfBackOffice } from './back-office.tour.ts';
import { tourOfCare } from './care.tour.ts';
import { tourOfFrame } from './frame.tour.ts';
import { tourOfResidents } from './residents.tour.ts';
import type { Tour } from './tour.ts';
import { tourOfVisitor } from './visitor.tour.ts';

/** Everything there is to be looked at. The visitor comes last: wrong passwords make the server ask everybody for a code. */
export const TOURS: readonly (readonly [name: string, tour: Tour])[] = [
  ['the frame: its menus, panels and windows', tourOfFrame],
  ['residents, their forms and their papers', tourOfResidents],
  ['mother and child, nucleic-acid desks', tourOfCare],
  ['the back office and the other platform', tourOfBackOffice],
  ['who is not logged in', tourOfVisitor],
];
