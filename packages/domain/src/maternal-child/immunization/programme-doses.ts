import { PROGRAMME } from './vaccine-programme.data.ts';
import type { ProgrammeDose, ProgrammeVaccine } from './vaccine-programme.ts';

/** One dose of the national programme. `id` names it in measures, `fact` the day on which a resident was given it. */
export type DoseOfProgramme = {
  readonly id: string;
  readonly fact: string;
  readonly label: string;
  readonly vaccine: ProgrammeVaccine;
  readonly number: number;
  readonly dose: ProgrammeDose;
};

const camel = (code: string): string =>
  code
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1).toLowerCase())
    .join('');

/** The fact that holds when a dose was given: `doseHepbNo1`. */
export const factOfDose = (code: string, number: number): string => `dose${camel(code)}No${number}`;

/** Every dose the programme asks of a child by age. DT follows from the DTaP that were missed, and has no age of its own. */
export const PROGRAMME_DOSES: readonly DoseOfProgramme[] = PROGRAMME.filter(({ code }) => code !== 'DT').flatMap(
  (vaccine) =>
    vaccine.doses.map((dose, at): DoseOfProgramme => {
      const number = at + 1;
      return {
        id: `${vaccine.code.toLowerCase()}-${number}`,
        fact: factOfDose(vaccine.code, number),
        label: `${vaccine.name}第${number}剂`,
        vaccine,
        number,
        dose,
      };
    }),
);
