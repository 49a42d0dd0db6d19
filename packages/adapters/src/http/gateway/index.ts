/** An entry of its own: axios comes with the first call, and the log-in page makes none before somebody logs in. */
export { createHttpGateway } from '../http-gateway.ts';
