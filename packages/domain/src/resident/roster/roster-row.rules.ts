import type { CalendarDay } from '../../shared/index.ts';
import {
  ageOn,
  birthDateOf,
  checkDigitOf,
  isImpossiblyOld,
  readCitizenNumber,
  sexOf,
  type CitizenNumber,
} from '../citizen-number.ts';
import { isCutMobile, readPhone } from '../contact.rules.ts';
import { isAssignedRegion } from '../region-code.rules.ts';
import { maskIdNumber } from '../../shared/index.ts';
import { cellText, isBlankCell, plainDigits, unreadableCell, type RosterCell } from './roster-cell.ts';
import type { RosterColumn, RosterLayout } from './roster-columns.rules.ts';
import { ROSTER_LABELS } from './roster-headings.data.ts';
import { readTypedDay, readTypedMonth } from './roster-date.rules.ts';
import { idProblem, rosterMessages as say } from './roster-messages.ts';
import type { RosterEntry, RosterRowResult } from './roster.ts';
import type { WithoutNumber } from '../no-number.rules.ts';

/** What was noticed at one row of a roster. */
export type RosterMessage = RosterRowResult['messages'][number];

/** What a row says before anybody asked the database. `idNumber` is masked unless it is the entry's. */
export type RosterRowCheck =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'rejected';
      readonly name?: string;
      readonly idNumber?: string;
      readonly messages: readonly RosterMessage[];
    }
  | { readonly kind: 'accepted'; readonly entry: RosterEntry; readonly messages: readonly RosterMessage[] };

/** What a row of a roster is checked against. */
export type RosterCheckContext = {
  readonly layout: RosterLayout;
  readonly today: CalendarDay;
  /** Rows already taken, by identity number: `rowOf` gives the row as the sheet numbers it. */
  readonly rowOf: (idNumber: string) => number | undefined;
  /** Counties of the site (six digits): with them numbers of a region that was never assigned are warned of. */
  readonly ownRegions?: readonly string[];
  /** Of somebody who has no identity number: what it would say. No column of a number is looked at then. */
  readonly withoutNumber?: WithoutNumber;
};

/**
 * Checks one row. Errors reject it, warnings ask for a look, notes say what was written another way: the identity number decides over sex and birth date,
 * since its check digit has already been found right. Everything wrong with a row is told at once.
 */
export function checkRosterRow(cells: readonly RosterCell[], context: RosterCheckContext): RosterRowCheck {
  if (cells.every(isBlankCell)) return { kind: 'empty' };
  const messages: RosterMessage[] = [];
  const add = (severity: RosterMessage['severity'], column: RosterColumn, text: string): void => {
    messages.push({ column: ROSTER_LABELS[column], severity, text });
  };
  const cellOf = (column: RosterColumn): RosterCell => {
    const at = context.layout.columns[column];
    return at === undefined ? undefined : cells[at];
  };
  const readable = (column: RosterColumn): boolean => {
    const cell = cellOf(column);
    if (typeof cell !== 'object' || unreadableCell(cell) === undefined) return true;
    add('error', column, cell.kind === 'error' ? say.formulaError(column, cell.code) : say.uncalculated(column));
    return false;
  };

  const name = readable('name') ? checkName(cellText(cellOf('name')), add) : undefined;
  const id = context.withoutNumber
    ? undefined
    : readable('idNumber')
      ? checkId(cellOf('idNumber'), context, add)
      : undefined;
  const who = context.withoutNumber ? { ...context.withoutNumber, idNumber: '' } : id && numbered(id);
  if (readable('sex') && id) checkSex(cellText(cellOf('sex')), id, add);
  if (readable('birthDate') && id) checkBirthDate(cellOf('birthDate'), id, add, context.layout.date1904);
  const phone = readable('phone') ? checkPhone(cellText(cellOf('phone')), add) : undefined;
  const written = readable('address') ? cellText(cellOf('address')) : '';
  const address = NOTHING.test(written) ? '' : written;
  const village = readable('village') ? cellText(cellOf('village')).replaceAll(' ', '') : '';

  const typedId = cellText(cellOf('idNumber')).replaceAll(' ', '');
  if (!name || !who || messages.some((message) => message.severity === 'error'))
    return {
      kind: 'rejected',
      ...(name ? { name } : {}),
      ...(typedId ? { idNumber: maskIdNumber(id ?? typedId) } : {}),
      // What has to be mended first.
      messages: [...messages].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error')),
    };
  const entry: RosterEntry = {
    name,
    ...who,
    ...(phone ? { phone } : {}),
    ...(address ? { address } : {}),
    ...(village ? { villageName: village } : {}),
  };
  return { kind: 'accepted', entry, messages };
}

const numbered = (id: CitizenNumber) => ({ idNumber: id, sex: sexOf(id), birthDate: birthDateOf(id) });

type Add = (severity: RosterMessage['severity'], column: RosterColumn, text: string) => void;

/** Blanks inside a name in Chinese characters (`王  明`) are for looks and go; in other scripts they stay. */
function checkName(text: string, add: Add): string | undefined {
  const name = /\p{Script=Han}/u.test(text) ? text.replaceAll(' ', '') : text;
  if (name === '') add('error', 'name', say.nameMissing);
  else if (/[\d=<>@#$%&*_+|\\/]/.test(name)) add('error', 'name', say.nameOdd(name));
  return name === '' ? undefined : name;
}

function checkId(cell: RosterCell, context: RosterCheckContext, add: Add): CitizenNumber | undefined {
  const text = cellText(cell).replaceAll(' ', '').toUpperCase();
  const problem = (sentence: string): undefined => add('error', 'idNumber', sentence) as undefined;
  if (text === '') return problem(say.idMissing);
  // Excel keeps 15 significant digits: an 18-digit number that went through a number cell is another person's.
  if (typeof cell === 'object' && cell.kind === 'number' && plainDigits(cell.digits).length > 15)
    return problem(say.idLostDigits);
  // The same number copied as the text a number cell shows: 3.2099919550101E+17.
  if (/^\d(?:\.\d+)?E\+?\d+$/.test(text)) return problem(say.idLostDigits);
  const read = readCitizenNumber(text, context.today);
  if (!read.ok) return problem(idProblem(read.failure, text, text.length === 18 ? checkDigitOf(text) : ''));
  const { number, widened, centenarian } = read.value;
  if (!widened && isImpossiblyOld(number, context.today)) return problem(say.idTooOld(ageOn(number, context.today)));
  const row = context.rowOf(number);
  if (row !== undefined) return problem(say.duplicate(row));
  if (widened) add('note', 'idNumber', say.idWidened(maskIdNumber(number)));
  if (centenarian) add('warning', 'idNumber', say.idCentenarian);
  if (context.ownRegions && !isAssignedRegion(number, context.ownRegions))
    add('warning', 'idNumber', say.idRegionUnknown(number.slice(0, 6)));
  return number;
}

const SEX_LABELS: Readonly<Record<string, 'male' | 'female'>> = {
  男: 'male',
  男性: 'male',
  '1': 'male',
  M: 'male',
  女: 'female',
  女性: 'female',
  '2': 'female',
  F: 'female',
};

function checkSex(text: string, id: CitizenNumber, add: Add): void {
  if (text === '') return;
  const given = SEX_LABELS[text.toUpperCase()];
  if (given === undefined) add('warning', 'sex', say.sexUnknown(text));
  else if (given !== sexOf(id)) add('warning', 'sex', say.sexDiffers(text, sexOf(id)));
}

function checkBirthDate(cell: RosterCell, id: CitizenNumber, add: Add, date1904: boolean | undefined): void {
  const text = cellText(cell);
  if (text === '') return;
  const months = readTypedMonth(cell);
  if (months.length > 0) {
    const own = birthDateOf(id).slice(0, 7);
    // A month that agrees says nothing new: 出生年月 is what most rosters have, and 60 remarks about it hide the one that matters.
    if (!months.includes(own)) add('warning', 'birthDate', say.birthDateDiffers(text, birthDateOf(id)));
    return;
  }
  const typed = readTypedDay(cell, date1904);
  if (!typed) add('warning', 'birthDate', say.birthDateUnreadable(text));
  else if (typed.day !== birthDateOf(id)) add('warning', 'birthDate', say.birthDateDiffers(typed.day, birthDateOf(id)));
  else if (typed.reworked) add('note', 'birthDate', say.birthDateReworked(text, typed.day));
}

/** What people write where there is nothing to write. */
const NOTHING = /^(?:[无空]|没有|暂无|未留|不详|未知|[-—/\\]{1,4}|0)$/;

function checkPhone(text: string, add: Add): string | undefined {
  if (text === '' || NOTHING.test(text)) return undefined;
  const read = readPhone(text);
  if (!read.ok) return add('error', 'phone', read.failure) as undefined;
  if (isCutMobile(read.value)) add('warning', 'phone', say.phoneCut(read.value.length));
  return read.value;
}
