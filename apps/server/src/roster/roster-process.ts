import { answerParent } from '../shared/answer-parent.ts';
import { createRosterFile, type RosterFile } from './roster-file.ts';

/** A process that reads one roster, or writes its check file: each question names a call of the file and what it is given. */
const file = createRosterFile();
answerParent(({ call, input }: { call: keyof RosterFile; input: never }) => file[call](input));
