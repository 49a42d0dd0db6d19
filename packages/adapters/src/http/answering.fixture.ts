import { AxiosError, AxiosHeaders, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { createHttpGateway } from './http-gateway.ts';
import { createWireCalls } from './wire-calls.ts';

/** A server that answers every call the same, and remembers what it was asked. */
export function answering(status: number, data: unknown, token: string | undefined = 'T1') {
  const asked: InternalAxiosRequestConfig[] = [];
  const lost: string[] = [];
  const notices: { code: number; message: string }[] = [];
  const adapter: AxiosAdapter = async (config) => {
    asked.push(config);
    const response = { status, data, statusText: '', headers: new AxiosHeaders(), config };
    if (config.validateStatus && !config.validateStatus(status))
      throw new AxiosError('status', AxiosError.ERR_BAD_RESPONSE, config, undefined, response);
    return response;
  };
  const gateway = createHttpGateway({
    origin: '',
    token: () => token,
    institution: () => '110105',
    now: () => 1_000,
    onSessionLost: async () => {
      lost.push('lost');
      return false;
    },
    adapter,
  });
  return { gateway, calls: createWireCalls(gateway, (notice) => notices.push(notice)), asked, lost, notices };
}
