import type { Fields } from '../language/vocabulary.ts';

/** The value paths of rows a screen has at hand: what is on this device only, or came with one answer. No source of the server brings them. */
export const LOCAL_SUBJECTS: { readonly [subject: string]: Fields } = {
  draft: {
    name: { type: 'text' },
    form: { type: 'text' },
    savedAt: { type: 'instant' },
  },
  'import-line': {
    row: { type: 'number' },
    title: { type: 'text' },
    verdict: { type: 'code', codes: ['new', 'known', 'wrong'] },
    problems: { type: 'text' },
  },
  view: {
    at: { type: 'instant' },
    user: { type: 'text' },
    institution: { type: 'text' },
    what: { type: 'text' },
  },
  'annual-report': {
    institution: { type: 'text' },
    state: { type: 'code', codes: ['0', '1', '2', '3'] },
    version: { type: 'number' },
    generatedAt: { type: 'instant' },
    author: { type: 'text' },
    reviewer: { type: 'text' },
    publishedAt: { type: 'instant' },
    below: { type: 'boolean' },
  },
  'platform-row': {
    name: { type: 'text' },
    idNumber: { type: 'text' },
    title: { type: 'text' },
    day: { type: 'day' },
  },
  'roster-import': {
    file: { type: 'text' },
    startedAt: { type: 'instant' },
    by: { type: 'text' },
    state: {
      type: 'code',
      codes: [
        'reading',
        'columns',
        'checking',
        'checked',
        'saving',
        'done',
        'stopped',
        'withdrawing',
        'withdrawn',
        'failed',
      ],
    },
    created: { type: 'number' },
    updated: { type: 'number' },
    rejected: { type: 'number' },
    recheck: { type: 'number' },
    checkFile: { type: 'boolean' },
  },
  'roster-row': {
    row: { type: 'number' },
    name: { type: 'text' },
    idNumber: { type: 'text' },
    outcome: {
      type: 'code',
      codes: [
        'rejected',
        'recheck',
        'created',
        'updated',
        'unchanged',
        'not-written',
        'withdrawn',
        'skipped-empty',
      ],
    },
    says: { type: 'text' },
  },
};
