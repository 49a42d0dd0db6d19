import { answerParent } from '../shared/answer-parent.ts';
import { sheetCells } from './sheet-cells.ts';

/** A process that reads the sheets of workbooks it is sent. */
answerParent((bytes: Uint8Array) => sheetCells(bytes));
