import { STATIONS, stationDone } from '../../scheduling/index.ts';

/** The stations, and what of an appointment says that each is done. */
export const STATIONS_DONE = STATIONS.map((station) => ({ ...station, condition: stationDone(station) }));
