import { loadFormLibrary } from '../records/catalogue-form-library.ts';
import { answerParent } from '../shared/answer-parent.ts';
import { judgeOf } from './create-checks.ts';
import type { WholePerson } from './judge-people.ts';

/** A process that judges all sheets of the people it is sent. */
const { all } = judgeOf(await loadFormLibrary());
answerParent((people: readonly WholePerson[]) => people.map(all));
