import type { Migration } from '../migrate.ts';

/** Tokens of programs (ADR 45): only their hashes. What each did is counted by day and route, never by address. */
export const apiTokens: Migration = {
  number: 51,
  name: 'api-tokens',
  sql: `
create table api_tokens (
  id text collate "C" primary key,
  token_hash text collate "C" not null unique,
  user_id text collate "C" not null,
  name text not null,
  institution_code text collate "C" not null,
  letters jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index api_tokens_user on api_tokens (user_id);
create table api_token_uses (
  token_id text collate "C" not null,
  day date not null,
  route text not null,
  uses bigint not null,
  last_at timestamptz not null,
  primary key (token_id, day, route)
);
`,
};
