import { REALTIME_PATH } from '@gongwei/domain/shared';
import type { FastifyInstance } from 'fastify';
import { anybody } from './access/route-access.ts';
import { liftSchemas } from './shared/lift-schemas.ts';
import type { Schema } from './shared/schemas.ts';
import { CLIENT_FRAMES, SERVER_FRAMES, TOPICS } from './socket-schemas.data.ts';

type Message = { readonly says: string; readonly payload: Schema };

type NamedMessage = readonly [name: string, message: Message];

/** A frame whose body is of one topic. */
const within = (frame: Message, members: { readonly [name: string]: Schema }, says: string): Message => {
  const payload = frame.payload as { readonly properties: object };
  return { says, payload: { ...payload, properties: { ...payload.properties, ...members } } };
};

/** Frames by the names of their messages: `askCall`, `newsLists`, … */
function messagesOf(sender: 'client' | 'server'): readonly NamedMessage[] {
  const { ask, news, answer, ...plain } = sender === 'client' ? CLIENT_FRAMES : SERVER_FRAMES;
  const ofTopics = Object.entries(TOPICS).flatMap(([topic, { says, ...bodies }]): readonly NamedMessage[] => {
    const name = topic.charAt(0).toUpperCase() + topic.slice(1);
    const about = { topic: { const: topic } };
    const found: NamedMessage[] = [];
    if (ask && bodies.ask) found.push([`ask${name}`, within(ask, { ...about, body: bodies.ask }, says)]);
    if (answer && bodies.answer) found.push([`answer${name}`, within(answer, { body: bodies.answer }, says)]);
    if (news) found.push([`news${name}`, within(news, { ...about, body: bodies.news }, says)]);
    return found;
  });
  return [...Object.entries(plain), ...ofTopics];
}

const CHANNEL = '#/channels/realtime';

/** The AsyncAPI document of the realtime channel. `receive`: what the server takes; `send`: what it says. */
export function socketDocument(): object {
  const taken = messagesOf('client');
  const said = messagesOf('server');
  const all = [...taken, ...said];
  const operation = (action: 'receive' | 'send', messages: readonly NamedMessage[], summary: string) => ({
    action,
    summary,
    channel: { $ref: CHANNEL },
    messages: messages.map(([name]) => ({ $ref: `${CHANNEL}/messages/${name}` })),
  });
  const { paths: messages, components } = liftSchemas({
    paths: Object.fromEntries(
      all.map(([name, { says, payload }]) => [name, { name, summary: says, payload: { schema: payload } }]),
    ),
  }) as { readonly paths: { readonly [name: string]: { payload: { schema: object } } }; readonly components: object };
  return {
    asyncapi: '3.0.0',
    info: {
      title: '智慧公共卫生医疗服务平台：实时通道',
      version: '1',
      description: 'One WebSocket for each window, one JSON text for each frame; docs/http.md, “The realtime channel”.',
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    servers: {
      site: { host: '{host}', protocol: 'wss', variables: { host: { description: '平台的地址，与网页相同' } } },
    },
    channels: {
      realtime: {
        address: REALTIME_PATH,
        messages: Object.fromEntries(all.map(([name]) => [name, { $ref: `#/components/messages/${name}` }])),
      },
    },
    operations: {
      takesFromWindow: operation('receive', taken, '窗口发给服务器'),
      tellsWindow: operation('send', said, '服务器发给窗口'),
    },
    components: {
      ...components,
      messages: Object.fromEntries(
        Object.entries(messages).map(([name, message]) => [name, { ...message, payload: message.payload.schema }]),
      ),
    },
  };
}

/** `/api/v1/asyncapi.json`, beside the document of the routes. */
export function serveSocketDocument(app: FastifyInstance): void {
  let made: object | undefined;
  app.get(
    '/api/v1/asyncapi.json',
    { config: { access: anybody() }, schema: { hide: true } },
    async () => (made ??= socketDocument()),
  );
}
