/** Where the chunks of the forms lie, for whoever fetches that only with the first form: some 140 names of files. */
export { loadForm } from '../load-form.ts';
