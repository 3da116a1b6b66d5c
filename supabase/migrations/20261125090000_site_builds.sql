-- Lets the admin ask the host to build the site again, so that what staff publish is also in the
-- HTML for search engines and link previews. Netlify and Cloudflare Pages start a build when the
-- secret address of a build hook is posted to. The database stores that address and posts to it
-- itself, so that no browser ever gets it.

-- pg_net sends HTTP requests in the background, after the transaction is committed:
-- https://supabase.com/docs/guides/database/extensions/pg_net Hosted projects have it, a plain
-- PostgreSQL and the embedded one have not. It creates its own schema `net`; Supabase warns of
-- extensions that are registered in `public`.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create schema if not exists extensions;
    create extension if not exists pg_net with schema extensions;
  end if;
exception
  -- The privilege may be missing, or the server may not preload the extension's library. All but
  -- asking for a build works without it, and the functions below say that it is missing.
  when others then
    raise notice 'pg_net was not installed: %', sqlerrm;
end;
$$;

-- Without row-level security on purpose: the API roles have no privilege on this table at all.
create table private.site_build_hook (
  id boolean primary key default true check (id),
  url text not null check (url ~ '^https://\S+$'),
  requested_at timestamptz,
  request_id bigint
);

comment on table private.site_build_hook is
  'At most one row: the secret address that starts a build, and the last request to it.';
comment on column private.site_build_hook.request_id is
  'What net.http_post returned: the id of the row in net._http_response.';

-- Whether the host can be asked for a build. plpgsql, because `to_regprocedure` raises an error
-- where the schema `net` exists but may not be used.
create function private.get_site_build_hook_state() returns text
language plpgsql
stable
set search_path = ''
as $$
begin
  if not exists (select from private.site_build_hook) then
    return 'no_hook';
  end if;
  if to_regprocedure('net.http_post(text, jsonb, jsonb, jsonb, integer)') is null then
    return 'no_pg_net';
  end if;
  return 'ready';
exception
  when insufficient_privilege then
    return 'no_pg_net';
end;
$$;

comment on function private.get_site_build_hook_state() is 'ready, no_hook or no_pg_net.';

create function public.request_site_build() returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  hook_state text;
  hook_url text;
begin
  if not private.is_site_admin() then
    raise exception 'Not permitted.' using errcode = 'insufficient_privilege';
  end if;

  hook_state := private.get_site_build_hook_state();
  if hook_state <> 'ready' then
    return jsonb_build_object('outcome', hook_state);
  end if;

  begin
    -- A concurrent request waits here for the lock on the row, and then checks the time again. The
    -- request is sent by a statement of its own, because an update that had to wait computes its
    -- new values twice.
    update private.site_build_hook
    set requested_at = now()
    where requested_at is null or requested_at <= now() - interval '30 seconds'
    returning url into hook_url;
    if hook_url is null then
      return jsonb_build_object('outcome', 'too_soon');
    end if;

    -- Hosted projects refuse an update without a condition: https://github.com/eradman/pg-safeupdate
    update private.site_build_hook
    set request_id = net.http_post(url => hook_url, timeout_milliseconds => 10000)
    where id;
    return jsonb_build_object('outcome', 'requested');
  exception
    -- The message may contain the address and is not passed on. An exception undoes what its block
    -- has changed, so that a failed request does not count.
    when others then
      return jsonb_build_object('outcome', 'failed');
  end;
end;
$$;

comment on function public.request_site_build() is
  'Posts to the build hook, for the site admin. The outcome is requested, too_soon (within 30 seconds of the last request), failed, no_hook or no_pg_net.';

create function public.site_build_state() returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  last_request record;
  status_code integer;
  response text;
begin
  if not private.is_site_admin() then
    raise exception 'Not permitted.' using errcode = 'insufficient_privilege';
  end if;

  select hook.requested_at, hook.request_id into last_request from private.site_build_hook hook;

  -- pg_net deletes a response after some hours.
  begin
    select
      answer.status_code,
      case
        when answer.timed_out or answer.error_msg is not null then 'failed'
        when answer.status_code < 400 then 'accepted'
        else 'failed'
      end
    into status_code, response
    from net._http_response answer
    where answer.id = last_request.request_id;
  exception
    when undefined_table or insufficient_privilege then
      null;
  end;

  return jsonb_build_object(
    'hook', private.get_site_build_hook_state(),
    'requested_at', last_request.requested_at,
    'response', coalesce(response, 'none'),
    'status_code', status_code
  );
end;
$$;

comment on function public.site_build_state() is
  'For the site admin: whether the host can be asked for a build, when it was, and its response (none, accepted or failed).';

-- By default, PostgreSQL lets every role execute a new function, and hosted projects grant the API
-- roles all privileges on a new table or function in public.
revoke all on private.site_build_hook from public, anon, authenticated;
revoke all on function private.get_site_build_hook_state() from public, anon, authenticated;
revoke all on function public.request_site_build() from public, anon, authenticated;
revoke all on function public.site_build_state() from public, anon, authenticated;

grant execute on function public.request_site_build() to anon, authenticated;
grant execute on function public.site_build_state() to anon, authenticated;
