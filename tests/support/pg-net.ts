/**
 * Stands in for pg_net, which only hosted projects have: the function to post with, and the table of
 * responses. Privileges are those of pg_net 0.12 and later:
 * https://github.com/supabase/pg_net/blob/master/sql
 */
const SIGNATURE = `net.http_post(
  url text,
  body jsonb default '{}'::jsonb,
  params jsonb default '{}'::jsonb,
  headers jsonb default '{"Content-Type": "application/json"}'::jsonb,
  timeout_milliseconds int default 1000
) returns bigint`;

/** Records its calls in net.calls instead of sending a request. */
export const PG_NET = `
  create schema net;
  create table net.calls (
    id bigserial, url text, body jsonb, params jsonb, headers jsonb, timeout_milliseconds int
  );
  create table net._http_response (
    id bigint, status_code integer, content_type text, headers jsonb, content text,
    timed_out bool, error_msg text, created timestamptz not null default now()
  );
  create function ${SIGNATURE} language sql as $$
    insert into net.calls (url, body, params, headers, timeout_milliseconds)
    values ($1, $2, $3, $4, $5)
    returning id
  $$;
  grant usage on schema net to public;
  grant all on all sequences in schema net to public;
  grant all on all tables in schema net to public;
`;

/** Replaces the function by one that fails, with the address in each text of its error. */
export const FAILING_HTTP_POST = `
  create or replace function ${SIGNATURE} language plpgsql as $$
    begin
      raise exception 'cannot post to %', url using detail = url, hint = url;
    end;
  $$;
`;
