/** The list that is opened most, by itself: who shows it at once need not know what lists there are besides. */
export { residentList } from '../definitions/resident-list.list.ts';
