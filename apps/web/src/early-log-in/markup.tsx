import {
  createManualClock,
  createMemoryDraftLock,
  createMemoryKeyValueStore,
  createMemorySessionGateway,
  createMemoryTokenStore,
} from '@gongwei/adapters/memory';
import { createSessionService, SessionService } from '@gongwei/application/identity';
import { createShutdownTasks, createStoredItems, StoredItems } from '@gongwei/application/shared';
import { LoginScreen } from '@gongwei/ui/identity';
import { ServicesProvider, type ServiceLocator } from '@gongwei/ui/shared';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';

const Nothing = () => null;

/** The log-in page as it stands before anybody has typed, with every way to log in; for the build alone. */
export async function earlyLogInMarkup(): Promise<string> {
  const locate = services();
  // Nobody is logged in, and that is known.
  await locate(SessionService).resume();
  return renderToStaticMarkup(
    <ServicesProvider locate={locate}>
      <StaticRouter location="/login">
        <LoginScreen weChat={Nothing} sms={Nothing} />
      </StaticRouter>
    </ServicesProvider>,
  );
}

function services(): ServiceLocator {
  const tokens = createMemoryTokenStore();
  const stored = createStoredItems(createMemoryKeyValueStore(), createMemoryKeyValueStore(), createManualClock());
  const gateway = createMemorySessionGateway({}, tokens);
  const session = createSessionService({
    gateway,
    stored,
    tokens,
    drafts: createMemoryDraftLock(),
    leaving: createShutdownTasks(),
  });
  const bound = new Map<symbol, unknown>([
    [SessionService, session],
    [StoredItems, stored],
  ]);
  return (token) => bound.get(token) as never;
}
