import { STATIONS, stationDone } from '../../scheduling/index.ts';

/** The stations of a check-up day, each with what of an appointment and its person says that it is done. */
export const STATIONS_DONE = STATIONS.map((station) => ({ ...station, condition: stationDone(station) }));
